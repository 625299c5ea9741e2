"""What everybody here needs: errors, settings, the log, figures, words, and what people may write.

May import no other room.
"""
