"""Trains a classifier, that of the safety gate or that of the check of replies, and writes its weights.

    npm run train-classifier [-- --replies]      (writes the features first, then runs this; about a minute)

Logistic regression, one for each head, on sequences of characters and words. The same data gives the same weights: nothing
here is random. Reads what write-features.ts wrote; writes weights.json (for the product) and held-out.json (for each training
message the scores of a model that has not seen its author, from which choose-thresholds.ts sets the thresholds).

Needs Debian's python3-sklearn (python3-numpy and python3-scipy come with it).
"""

import json
import sys
from pathlib import Path

import numpy as np
import scipy.sparse as sparse
from sklearn.linear_model import LogisticRegression

sys.path.append(str(Path(__file__).parent.parent))
from weights_text import deltas_text, levels_text  # noqa: E402

# Features are numbers of this many bits; most of the room stays empty, so that unknown features rarely meet a known one.
BITS = 24
# A feature that fewer messages have than this is not learned from.
LEAST_MESSAGES = {'messages': 3, 'replies': 2}[sys.argv[1]]
# Inverse strength of the penalty on large weights; chosen by leaving authors out.
STRENGTH = {'messages': 0.4, 'replies': 1.0}[sys.argv[1]]
# The fit ends where another step would change less than this.
TOLERANCE = {'messages': 1e-3, 'replies': 1e-4}[sys.argv[1]]
# Features that tell the two sides of a head apart by themselves count for more before the regression (Wang and Manning 2012,
# "Baselines and Bigrams": a log-count ratio); of this share of its mean everyone has at least. Of unseen authors' crises 1.8, and of all
# messages that need a card 2.2 points more are found at the same false alarms than without it.
LEAST_RATIO = 0.25
# So many features are kept, those with the largest weights: what the product loads has to stay small. Replies are judged on the
# server alone, where it may be more.
MOST_FEATURES = {'messages': 106000, 'replies': 300000}[sys.argv[1]]
# Authors are left out in so many groups, each once, to see how the model does on people it has not read.
FOLDS = {'messages': 5, 'replies': 8}[sys.argv[1]]
# Weights are kept as whole multiples of a step, at most this many; weights below half a step vanish. The heads on which most
# hangs are kept finer.
LARGEST_LEVEL = {'any': 15, 'crisis': 15, 'danger': 6, 'attack': 6, 'harm': 15}
LARGEST_LEVEL_OF_OTHERS = 3
# The share of its weights that reach LARGEST_LEVEL or more.
CLIPPED_SHARE = 0.001


# For each head: the kinds that it is to find, and how much other kinds count as counter-examples (1 where not named). A
# message about self-harm that is also hopeless must not count fully against `support`, and so on.
HEADS_OF = {
  'messages': {
    'any': ('C D S OC OD V W H E P', {}),
    # What is to be told apart is first of all the harmless: a message that needs another card may get the crisis card.
    'crisis': ('C D', {'S': 0.1, 'OC': 0.2, 'OD': 0.2, 'V': 0.1, 'W': 0.1, 'H': 0.1, 'E': 0.1, 'P': 0.1}),
    # Among crises alone: that a message speaks of one, the head `crisis` says, and the two are always asked together. (Trained
    # among all messages, a plain wish to die looked like danger now, since most that is said so openly is a crisis at all.)
    'danger': ('D', {kind: 0 for kind in 'S OC OD V W H E P N R'.split()}),
    'support': ('S', {'C': 0.5, 'D': 0.5}),
    'other': ('OC OD', {}),
    'violence': ('V W H', {}),
    # To be told apart from the harmless, and from violence that is not going on; somebody in another danger now is not its matter.
    'attack': ('W', {kind: 0.1 for kind in 'C D S OC OD H E P'.split()}),
    'eating': ('E', {}),
    'confusion': ('P', {}),
  },
  'replies': {'harm': ('BAD', {})},
}
# What is trained, the first argument.
HEADS = HEADS_OF[sys.argv[1]]
# Preparation and farewell are told sideways: these messages count more, and so do heavy words without danger.
IMPLIED_WEIGHT = 1.2
HEAVY_WORDS_WEIGHT = 1.5
# So much the sentences of a reply count beside the whole of it: in training alone, where harmful replies are mostly harmless
# sentences. (Judged by its worst sentence, a reply is mistaken far more often.)
SENTENCE_WEIGHT = 0.4


def read(folder):
    """The messages, the message that each part of a long one and each sentence belongs to, and the features of all, in this order."""
    read = json.loads((folder / 'messages.json').read_text())
    rows, parts, sentences = read['rows'], read['parts'], read['sentences']
    features = np.fromfile(folder / 'features.bin', dtype=np.uint32)
    counts = np.array([row['count'] for row in rows + parts + sentences])
    buckets = (features & ((1 << BITS) - 1)).astype(np.int64)
    starts = np.concatenate([[0], np.cumsum(counts)])
    ones = np.ones(len(buckets), np.float32)
    matrix = sparse.csr_matrix((ones, buckets, starts), shape=(len(counts), 1 << BITS))
    matrix.sum_duplicates()
    matrix.data[:] = 1
    whole = len(rows) + len(parts)
    return (
        rows,
        np.array([part['message'] for part in parts], int),
        Sentences(np.array([each['message'] for each in sentences], int), counts[whole:], matrix[whole:]),
        counts[:whole],
        matrix[:whole],
    )


class Sentences:
    """The sentences of some replies: whose they are, how many features each has, and which."""

    def __init__(self, of_message, counts, matrix):
        self.of_message, self.counts, self.matrix = of_message, counts, matrix

    def among(self, chosen):
        """Those of the chosen messages, which are numbered anew."""
        mine = chosen[self.of_message]
        return Sentences((np.cumsum(chosen) - 1)[self.of_message[mine]], self.counts[mine], self.matrix[mine])

    def taught(self, data, target, scores):
        """What single sentences teach: each of a harmless reply is harmless, and the worst of a harmful one is harmful."""
        worst = np.full(len(target), -np.inf)
        np.maximum.at(worst, self.of_message, scores)
        harmful = target[self.of_message] == 1
        used = ~harmful | (scores == worst[self.of_message])
        number = np.bincount(self.of_message, minlength=len(target))[self.of_message]
        weights = SENTENCE_WEIGHT * np.where(harmful, 1, 1 / np.sqrt(number))
        return data[used], harmful[used].astype(int), weights[used]


class Scale:
    """Turns features into columns: those that enough messages have, rarer ones larger, each row by the root of its number."""

    def __init__(self, matrix):
        having = np.bincount(matrix.indices, minlength=matrix.shape[1])
        self.known = np.flatnonzero(having >= LEAST_MESSAGES)
        self.rarity = np.log((1 + matrix.shape[0]) / (1 + having[self.known])) + 1

    def apply(self, matrix, counts):
        rows = sparse.diags(1 / np.sqrt(np.maximum(counts, 1)))
        return (rows @ matrix[:, self.known] @ sparse.diags(self.rarity)).tocsr()


def weights_of_messages(kinds, told, head):
    positive = np.isin(kinds, HEADS[head][0].split())
    weights = np.ones(len(kinds))
    for kind, weight in HEADS[head][1].items():
        weights[(kinds == kind) & ~positive] = weight
    weights[(told == 'implied') & positive] *= IMPLIED_WEIGHT
    weights[kinds == 'R'] *= HEAVY_WORDS_WEIGHT
    return positive.astype(int), balanced(weights, positive)


def balanced(weights, positive):
    """Both sides of a head weigh the same, however rare it is."""
    weights = np.where(positive, weights * (weights[positive == 0].sum() / weights[positive == 1].sum()), weights)
    return weights * np.count_nonzero(weights) / weights.sum()


def ratios(data, target, weights):
    """How much each feature tells by itself, its mean 1."""
    lengths = np.diff(data.indptr)

    def having(of_messages):
        return np.bincount(data.indices, np.repeat(of_messages, lengths), data.shape[1]) + 1

    found, other = having(target * weights), having((1 - target) * weights)
    ratio = np.abs(np.log((found / found.sum()) / (other / other.sum())))
    ratio += LEAST_RATIO * ratio.mean()
    return ratio / ratio.mean()


def times(data, ratio):
    """Each column by its ratio."""
    return sparse.csr_matrix((data.data * ratio[data.indices], data.indices, data.indptr), data.shape)


def fit(data, target, weights):
    return LogisticRegression(C=STRENGTH, solver='liblinear', max_iter=500, tol=TOLERANCE).fit(data, target, sample_weight=weights)


def calibration(scores, target):
    """Slope and intercept that turn a head's score into a probability, from scores of held-out authors."""
    model = LogisticRegression(C=1e4).fit(scores[:, None], target)
    return float(model.coef_[0, 0]), float(model.intercept_[0])


class Compressed:
    """The heads' weights as the product has them: few features, few levels."""

    def __init__(self, scale, data, kinds, told, sentences):
        exact, self.bias = [], []
        for head in HEADS:
            target, weights = weights_of_messages(kinds, told, head)
            counted = weights > 0
            ratio = ratios(data, target, weights)
            scaled = times(data, ratio)
            model = fit(scaled[counted], target[counted], weights[counted])
            if len(sentences.counts):
                alone = times(scale.apply(sentences.matrix, sentences.counts), ratio)
                more, more_target, more_weights = sentences.taught(alone, target, alone @ model.coef_[0])
                target = np.concatenate([target, more_target])
                weights = balanced(np.concatenate([np.ones(len(kinds)), more_weights]), target)
                model = fit(sparse.vstack([scaled, more]).tocsr(), target, weights)
            exact.append(model.coef_[0] * ratio)
            self.bias.append(float(model.intercept_[0]))
        exact = np.array(exact)
        # How much a feature moves the scores, over all messages that have it.
        moved = (np.abs(exact) * np.sqrt(np.asarray(data.multiply(data).sum(0)).ravel())).sum(0)
        kept = np.sort(np.argsort(-moved, kind='stable')[:MOST_FEATURES])
        exact = exact[:, kept] * scale.rarity[kept]
        largest = np.array([LARGEST_LEVEL.get(head, LARGEST_LEVEL_OF_OTHERS) for head in HEADS])
        self.step = np.quantile(np.abs(exact), 1 - CLIPPED_SHARE, axis=1) / largest
        levels = np.clip(np.round(exact / self.step[:, None]), -largest[:, None], largest[:, None]).astype(int)
        used = np.any(levels != 0, axis=0)
        self.buckets, self.levels = scale.known[kept][used], levels[:, used]

    def scores(self, matrix, counts):
        rows = sparse.diags(1 / np.sqrt(np.maximum(counts, 1)))
        return rows @ matrix[:, self.buckets] @ (self.levels * self.step[:, None]).T + np.array(self.bias)


def held_out_scores(rows, parts, sentences, counts, matrix):
    """For each message and head the score by a model that has not seen its author; long messages count as their worst part."""
    kinds, told, authors = columns(rows)
    whole = len(rows)
    scores = np.zeros((whole, len(HEADS)))
    names = sorted(set(authors))
    for fold in range(FOLDS):
        tested_authors = names[fold::FOLDS]
        train = ~np.isin(authors, tested_authors)
        # What counts as a known feature, too, is decided without these authors.
        scale = Scale(matrix[:whole][train])
        data = scale.apply(matrix[:whole][train], counts[:whole][train])
        tested = np.concatenate([~train, ~train[parts]])
        messages = np.concatenate([np.arange(whole), parts])[tested]
        model = Compressed(scale, data, kinds[train], told[train], sentences.among(train))
        found = model.scores(matrix[tested], counts[tested])
        worst = np.full((whole, len(HEADS)), -np.inf)
        np.maximum.at(worst, messages, found)
        scores[~train] = worst[~train]
        print('left out', *tested_authors, flush=True)
    return scores


def columns(rows):
    return tuple(np.array([row[name] or '' for row in rows]) for name in ('kind', 'told', 'author'))


def main(folder, weights_file, held_out_file):
    rows, parts, sentences, counts, matrix = read(folder)
    kinds, told, _ = columns(rows)
    held_out = held_out_scores(rows, parts, sentences, counts, matrix)
    scale = Scale(matrix[: len(rows)])
    data = scale.apply(matrix[: len(rows)], counts[: len(rows)])
    model = Compressed(scale, data, kinds, told, sentences)

    heads = {}
    probabilities = np.zeros_like(held_out)
    for index, head in enumerate(HEADS):
        target, weights = weights_of_messages(kinds, told, head)
        slope, intercept = calibration(held_out[weights > 0, index], target[weights > 0])
        probabilities[:, index] = 1 / (1 + np.exp(-(slope * held_out[:, index] + intercept)))
        heads[head] = {
            'step': float(f'{model.step[index] * slope:.6g}'),
            'bias': float(f'{model.bias[index] * slope + intercept:.6g}'),
            'levels': levels_text(model.levels[index]),
        }
    weights = {
        'purpose': f'Weights of the classifier of {sys.argv[1]}, written by npm run train-classifier; read by model.ts.',
        'bits': BITS,
        'distant': True,
        'count': len(model.buckets),
        'buckets': deltas_text(model.buckets),
        'heads': heads,
    }
    weights_file.write_text(json.dumps(weights, indent=1) + '\n')
    held_out_file.write_text(
        json.dumps([dict(zip(HEADS, (round(float(p), 4) for p in row))) for row in probabilities])
    )
    print(f'{len(model.buckets)} of {len(scale.known)} features kept')


if __name__ == '__main__':
    main(Path(sys.argv[2]), Path(sys.argv[3]), Path(sys.argv[4]))
