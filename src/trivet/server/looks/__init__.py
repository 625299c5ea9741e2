"""How things look to whoever asks: tables, lists, replays, lessons and pictures, made into answers.

May import answers, basics, daily, people, storage and tables.
"""
