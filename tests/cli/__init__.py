"""Tests of the command line: in this process where that will do, as real programs where it will not."""
