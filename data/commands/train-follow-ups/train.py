"""Trains the reader of follow-ups: one multinomial logistic regression over what may follow on an alarm.

    python3 train.py FOLDER WEIGHTS [--only-weights]      (train-follow-ups.ts runs it)

Reads what train-follow-ups.ts wrote (rows.json). First each author is left out once, and it is said how often a model that has not read them
is right, for several shares from which on it answers; then the weights of all are written. Nothing here is random.
"""

import collections
import json
import sys
from pathlib import Path

import numpy as np
import scipy.sparse as sparse

sys.path.append(str(Path(__file__).parent.parent))
from multinomial import fit  # noqa: E402
from weights_text import deltas_text, levels_text  # noqa: E402

# A feature that fewer messages have is not learned from.
LEAST_MESSAGES = 2
# Inverse strength of the penalty on squared weights; chosen, as the others here, by leaving authors out.
STRENGTH = 30
# Steps of the optimiser; more change nothing that counts.
STEPS = 60
# So many weights are kept, those that move the sums most: what the page loads has to stay small.
MOST_WEIGHTS = 60000
# Everyday messages are many, and each counts less than one that was written under an alarm.
WEIGHT_OF_EVERYDAY = 0.5
# From which share on an answer is given: of held-out authors' messages about one in ten is then answered as a neighbouring one.
LEAST = 0.4
# Features are numbers of this many bits, as in the gate's classifier.
BITS = 24
LARGEST_LEVEL = 26
# The share of weights that lie below the largest level.
BELOW_LARGEST = 0.998


def matrix_of(rows, column):
    places = [(n, column[f]) for n, row in enumerate(rows) for f in row['features'] if f in column]
    values = [1 / np.sqrt(len(rows[n]['features'])) for n, _ in places]
    return sparse.csr_matrix((values, tuple(zip(*places))), shape=(len(rows), len(column)))


class Model:
    """Buckets, levels, step and biases, as the product has them."""

    def __init__(self, rows, classes):
        count = collections.Counter(feature for row in rows for feature in row['features'])
        buckets = sorted(feature for feature, having in count.items() if having >= LEAST_MESSAGES)
        column = {bucket: index for index, bucket in enumerate(buckets)}
        data = matrix_of(rows, column)
        target = np.zeros((len(rows), len(classes)))
        target[np.arange(len(rows)), [classes.index(row['followUp']) for row in rows]] = 1
        importance = np.array([WEIGHT_OF_EVERYDAY if row['everyday'] else 1 for row in rows])
        shape = (len(classes), len(buckets))
        weights, bias = fit(data, target, importance, np.ones(shape, bool), np.zeros(shape), np.zeros(shape[0]), STRENGTH, STEPS)
        # The same number on every class changes nothing: most weights can be nearly 0.
        weights -= np.median(weights, axis=0, keepdims=True)
        moved = np.abs(weights) * np.sqrt(np.asarray(data.multiply(data).sum(0)))
        mask = moved >= np.sort(moved, axis=None)[-min(MOST_WEIGHTS, moved.size)]
        weights, bias = fit(data, target, importance, mask, np.where(mask, weights, 0), bias, STRENGTH, STEPS // 2)
        self.step = float(f'{np.quantile(np.abs(weights[mask]), BELOW_LARGEST) / LARGEST_LEVEL:.6g}')
        levels = np.clip(np.round(weights / self.step), -LARGEST_LEVEL, LARGEST_LEVEL).astype(int)
        used = np.flatnonzero((levels != 0).any(0))
        self.levels, self.buckets = levels[:, used], [buckets[index] for index in used]
        self.bias = [float(f'{value:.4g}') for value in bias]

    def sums(self, rows):
        column = {bucket: index for index, bucket in enumerate(self.buckets)}
        return matrix_of(rows, column) @ (self.levels * self.step).T + np.array(self.bias)


def answers(sums, classes, sides, rows):
    """For each row and each side on which its class can follow: the class, what is read, and its share among what can follow."""
    for row, of_row in zip(rows, sums):
        for side, possible in sides.items():
            if row['followUp'] not in possible:
                continue
            places = [classes.index(each) for each in possible]
            powers = np.exp(of_row[places] - of_row[places].max())
            best = powers.argmax()
            yield side, row['followUp'], possible[best], powers[best] / powers.sum()


def report(found):
    for least in (0, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6):
        texts = []
        for side in sorted({each[0] for each in found}):
            mine = [each for each in found if each[0] == side]
            given = [each for each in mine if each[3] >= least and each[2] != 'other']
            right = sum(wanted == read for _, wanted, read, _ in given)
            texts.append(f'{side}: {len(given) / len(mine):.0%} answered, {right / max(1, len(given)):.1%} of them right')
        print(f'from {least:.2f} on', '; '.join(texts), flush=True)


def main(folder, weights_file, only_weights):
    read = json.loads((folder / 'rows.json').read_text())
    rows, classes, sides = read['rows'], read['classes'], read['sides']
    for row in rows:
        row['features'] = [feature & ((1 << BITS) - 1) for feature in row['features']]
    found = []
    authors = sorted({row['author'] for row in rows if not row['everyday']})
    for author in [] if only_weights else authors:
        tested = [row for row in rows if row['author'] == author and not row['everyday']]
        model = Model([row for row in rows if row['author'] != author], classes)
        found += answers(model.sums(tested), classes, sides, tested)
        print('left out', author, flush=True)
    if found:
        report(found)
    model = Model(rows, classes)
    result = {
        'purpose': 'Weights of the reader of follow-ups, written by npm run train-follow-ups; read by follow-up-reader.ts.',
        'bits': BITS,
        'least': LEAST,
        'count': len(model.buckets),
        'buckets': deltas_text(model.buckets),
        'heads': {
            name: {'step': model.step, 'bias': model.bias[index], 'levels': levels_text(model.levels[index])}
            for index, name in enumerate(classes)
        },
    }
    weights_file.write_text(json.dumps(result, indent=1) + '\n')
    print(len(rows), 'messages,', len(model.buckets), 'features,', int((model.levels != 0).sum()), 'weights')


if __name__ == '__main__':
    main(Path(sys.argv[1]), Path(sys.argv[2]), '--only-weights' in sys.argv)
