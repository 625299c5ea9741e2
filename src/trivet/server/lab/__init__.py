"""The lab, on a server that was started with it: jobs that whoever sits at the machine has done.

May import answers, basics, bots, http and storage.
"""
