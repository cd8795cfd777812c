"""Trains the topic model of search and guide: one multinomial logistic regression over the articles and "no article".

Reads what train-topics.ts wrote; nothing here is random, so the same rows give the same weights. It is fitted twice: once with all
weights, then with those alone that are kept, so that the kept ones make up for the rest.
"""

import collections
import json
import sys
from pathlib import Path

import numpy as np
import scipy.sparse as sparse

sys.path.append(str(Path(__file__).parent.parent))
from multinomial import fit  # noqa: E402

# A feature that fewer texts have is not learned from.
LEAST_TEXTS = 2
# Inverse strength of the penalty on squared weights; chosen, as the others here, by leaving authors of sayings out.
STRENGTH = 30
# Steps of the optimiser; more change nothing that counts.
STEPS = 60
# So many weights are kept: those that are largest, a feature that many texts have before a rare one.
MOST_WEIGHTS = 50000
WEIGHT_OF_COUNT = 0.25
# What no article answers counts less than it has texts: they are many.
WEIGHT_OF_NONE = 0.8
# Weights are kept as whole multiples of a step, at most this many (a letter of the alphabet each).
LARGEST_LEVEL = 26
# The share of weights that lie below the largest level.
BELOW_LARGEST = 0.998
# From which probability on an article is an answer: of held-out authors' lines one in twenty is answered wrongly then, most of
# them with a neighbouring article.
LEAST = 0.35


def main(rows_file, weights_file):
    rows = json.loads(rows_file.read_text())
    count = collections.Counter(feature for row in rows for feature in row['features'])
    names = sorted(feature for feature, having in count.items() if having >= LEAST_TEXTS)
    column = {name: index for index, name in enumerate(names)}
    classes = sorted({article for row in rows for article in row['ok']})
    places = [(n, column[f]) for n, row in enumerate(rows) for f in row['features'] if f in column]
    values = [1 / np.sqrt(max(1, len(rows[n]['features']))) for n, _ in places]
    data = sparse.csr_matrix((values, tuple(zip(*places))), shape=(len(rows), len(names)))

    # The first class is "no article"; a text that several articles answer is shared among them.
    target = np.zeros((len(rows), 1 + len(classes)))
    for n, row in enumerate(rows):
        for article in row['ok']:
            target[n, 1 + classes.index(article)] = 1 / len(row['ok'])
        if not row['ok']:
            target[n, 0] = 1
    importance = np.array([row['weight'] * (1 if row['ok'] else WEIGHT_OF_NONE) for row in rows])
    # An article with few texts is not to be forgotten beside one with many.
    texts = (importance[:, None] * target).sum(0)
    balance = np.sqrt(np.median(texts[1:]) / texts)
    balance[0] = 1
    importance = importance * (target @ balance)

    shape = (1 + len(classes), len(names))
    weights, bias = fit(data, target, importance, np.ones(shape, bool), np.zeros(shape), np.zeros(shape[0]), STRENGTH, STEPS)
    # The same number on every class changes nothing: most weights can be nearly 0.
    weights -= np.median(weights, axis=0, keepdims=True)
    size = np.abs(weights) * np.array([count[name] for name in names], float) ** WEIGHT_OF_COUNT
    mask = size >= np.sort(size, axis=None)[-MOST_WEIGHTS]
    weights, bias = fit(data, target, importance, mask, np.where(mask, weights, 0), bias, STRENGTH, STEPS)
    step = float(np.quantile(np.abs(weights[mask]), BELOW_LARGEST)) / LARGEST_LEVEL
    levels = np.clip(np.round(weights / step), -LARGEST_LEVEL, LARGEST_LEVEL).astype(int)

    def pairs(index):
        return ''.join(
            chr(48 + k) + (chr(96 + levels[k, index]) if levels[k, index] > 0 else chr(64 - levels[k, index]))
            for k in np.flatnonzero(levels[:, index])
        )

    result = {
        'purpose': 'Weights of the topic model, written by npm run train-topics; read by topic-model.ts.',
        'step': round(step, 6),
        'least': LEAST,
        'classes': classes,
        'bias': [round(float(value), 3) for value in bias],
        'features': {name: pairs(index) for index, name in enumerate(names) if levels[:, index].any()},
    }
    weights_file.write_text(json.dumps(result, ensure_ascii=False, indent=1) + '\n')
    print(len(rows), 'texts,', len(result['features']), 'features,', int((levels != 0).sum()), 'weights')


if __name__ == '__main__':
    main(Path(sys.argv[1]), Path(sys.argv[2]))
