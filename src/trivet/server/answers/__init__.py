"""What the server says, field by field; OpenAPI is made from these.

May import basics and storage.
"""
