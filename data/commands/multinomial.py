"""Fits a multinomial logistic regression in which weights may be held at 0. Nothing here is random: the same rows give the same weights."""

import numpy as np
from scipy.optimize import minimize


def fit(data, target, importance, mask, weights, bias, strength, steps):
    """Weights and biases that make the target most probable; weights outside the mask stay 0.

    data: rows by features; target: rows by classes, each row together 1; importance: of each row; mask, weights: classes by features, bias: of
    each class, where the search begins; strength: inverse strength of the penalty on squared weights; steps: of the optimiser at most.
    """
    places = np.nonzero(mask)
    transposed = data.T.tocsr()
    number = len(places[0])

    def loss(values):
        all_weights = np.zeros(mask.shape)
        all_weights[places] = values[:number]
        sums = data @ all_weights.T + values[number:]
        top = sums.max(1, keepdims=True)
        logs = sums - top - np.log(np.exp(sums - top).sum(1, keepdims=True))
        penalty = (values[:number] ** 2).sum() / (2 * strength)
        slope = importance[:, None] * (np.exp(logs) - target)
        by_weight = (transposed @ slope).T[places] + values[:number] / strength
        return penalty - (importance[:, None] * target * logs).sum(), np.concatenate([by_weight, slope.sum(0)])

    start = np.concatenate([weights[places], bias])
    found = minimize(loss, start, jac=True, method='L-BFGS-B', options={'maxiter': steps, 'maxcor': 8}).x
    fitted = np.zeros(mask.shape)
    fitted[places] = found[:number]
    return fitted, found[number:]
