"""The page as it is sent: the files that Vite has built, those it plays with alone, and what a link to a table says of it.

May import basics, http, looks, service and storage.
"""
