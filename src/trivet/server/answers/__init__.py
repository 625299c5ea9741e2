"""What the server says, field by field as in `web/src/lib/protocol/`, in files of the same names. OpenAPI is made from these.

The rooms of the server that answer import them, and `requests`, which says what the server is asked.
"""
