"""What HTTP asks of us, whatever is asked: connections, what is let in, requests checked, answers encoded.

May import answers and basics.
"""
