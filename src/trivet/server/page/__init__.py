"""The page as it is sent, by a server or as a folder: the files that Vite has built, those it plays with alone, what browsers keep
of it, and what a link to a table says of it.

May import basics, http, looks, service and storage.
"""
