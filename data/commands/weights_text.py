"""Weights as the letters that the product reads (domain/src/safety/classifier/model.ts)."""

import numpy as np

LEVEL_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
DELTA_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'


def deltas_text(buckets):
    """The differences of rising numbers, five bits a letter, the lowest first; a letter from the second half goes on."""
    text = []
    for delta in np.diff(np.concatenate([[0], buckets])):
        value = int(delta)
        while value >= 32:
            text.append(DELTA_LETTERS[32 + value % 32])
            value //= 32
        text.append(DELTA_LETTERS[value])
    return ''.join(text)


def levels_text(levels):
    """A letter for each level that is not zero (a, b: 1, -1; c, d: 2, -2 …), a number for a run of zeros."""
    text = []
    zeros = 0
    for level in levels:
        if level == 0:
            zeros += 1
            continue
        if zeros:
            text.append(str(zeros))
            zeros = 0
        text.append(LEVEL_LETTERS[2 * (abs(level) - 1) + (level < 0)])
    return ''.join(text)
