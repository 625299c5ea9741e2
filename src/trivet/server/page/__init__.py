"""The page as it is sent: the files that Vite has built, and what a link to a table says of it.

May import basics, http, service and storage.
"""
