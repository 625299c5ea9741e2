"""Tests of the lab: simulations, the arena, the bench, the strength of the bots."""
