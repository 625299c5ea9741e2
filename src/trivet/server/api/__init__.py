"""The addresses under /api, each with every answer it can give. They translate; the work is done in the folder above."""
