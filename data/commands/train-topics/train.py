"""Trains the topic model of search and guide: one logistic regression an article, and one for "no article".

Reads what train-topics.ts wrote; nothing here is random, so the same rows give the same weights.
"""

import collections
import json
import sys
from pathlib import Path

import numpy as np
import scipy.sparse as sparse
from sklearn.linear_model import LogisticRegression

# A feature that fewer texts have is not learned from.
LEAST_TEXTS = 2
# Inverse strength of the penalty; it is on absolute values, so that most weights vanish and the file stays small.
STRENGTH = 6
# Texts of an article are few beside all others.
WEIGHT_OF_ARTICLE = 3
# Weights are kept as whole multiples of this, at most so many; smaller ones than LEAST_WEIGHT vanish.
STEP, LARGEST_LEVEL, LEAST_WEIGHT = 1.6, 15, 0.8
# From which sum on an article is an answer, and by how much it must exceed "no article"; chosen on questions left out of training.
LEAST, MARGIN = -0.6, 1


def main(rows_file, weights_file):
    rows = json.loads(rows_file.read_text())
    count = collections.Counter(feature for row in rows for feature in row['features'])
    names = sorted(feature for feature, having in count.items() if having >= LEAST_TEXTS)
    column = {name: index for index, name in enumerate(names)}
    classes = sorted({article for row in rows for article in row['ok']})
    places = [(n, column[f]) for n, row in enumerate(rows) for f in row['features'] if f in column]
    values = [1 / np.sqrt(max(1, len(rows[n]['features']))) for n, _ in places]
    data = sparse.csr_matrix((values, tuple(zip(*places))), shape=(len(rows), len(names)))
    weights = np.array([row['weight'] for row in rows])

    levels, bias = [], []
    for article in [None, *classes]:
        target = np.array([article in row['ok'] if article else not row['ok'] for row in rows]).astype(int)
        model = LogisticRegression(C=STRENGTH, solver='liblinear', penalty='l1', tol=3e-2, random_state=0)
        model.fit(data, target, sample_weight=weights * np.where(target & bool(article), WEIGHT_OF_ARTICLE, 1))
        kept = np.where(np.abs(model.coef_[0]) < LEAST_WEIGHT, 0, model.coef_[0])
        levels.append(np.clip(np.round(kept / STEP), -LARGEST_LEVEL, LARGEST_LEVEL).astype(int))
        bias.append(round(float(model.intercept_[0]), 3))
    levels = np.array(levels)

    def pairs(index):
        return ''.join(
            chr(48 + k) + (chr(96 + levels[k, index]) if levels[k, index] > 0 else chr(64 - levels[k, index]))
            for k in np.flatnonzero(levels[:, index])
        )

    result = {
        'purpose': 'Weights of the topic model, written by npm run train-topics; read by topic-model.ts.',
        'step': STEP,
        'least': LEAST,
        'margin': MARGIN,
        'classes': classes,
        'bias': bias,
        'features': {name: pairs(index) for index, name in enumerate(names) if levels[:, index].any()},
    }
    weights_file.write_text(json.dumps(result, ensure_ascii=False, indent=1) + '\n')
    print(len(rows), 'texts,', len(result['features']), 'features')


if __name__ == '__main__':
    main(Path(sys.argv[1]), Path(sys.argv[2]))
