"""GOLDblivion against its rules, `texts/rules.en.md`: worked cases, rulings, every component, decisions, hidden information, data.

`positions` arranges a table in a few lines; `invariants` counts what must hold after every action.
"""
