"""The docs say what is true: the site is built, its links lead somewhere, and every sample and command on it is tried.

`written` reads pages as anybody reads them: blocks of code by their language, commands line by line. A new page needs no
test of its own. A command is run, small; what cannot be run here is listed with what is tried instead (`test_commands`).
"""
