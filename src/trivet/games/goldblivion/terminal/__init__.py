"""GOLDblivion in the terminal: its board and what its cards say. Only the command line imports this."""
