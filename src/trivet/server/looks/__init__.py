"""How things look to whoever asks: tables, lists, replays, lessons, puzzles and pictures, made into answers.

May import answers, basics, daily, people, puzzles, storage and tables.
"""
