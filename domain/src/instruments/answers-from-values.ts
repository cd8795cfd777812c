import type { Answer, Answers, Instrument } from './instrument'

/**
 * Answers from a list of raw values in item order, as scoring vectors and the command line give them. The gate
 * question, where there is one, is taken as answered so that the items are asked.
 *
 * @throws RangeError if the number of values is not the number of scored items.
 */
export function answersFromValues(instrument: Instrument, values: readonly Answer[]): Answers {
  const { items, gate } = instrument
  if (values.length !== items.length) {
    throw new RangeError(`${instrument.id} has ${items.length} answers, but ${values.length} were given`)
  }
  const answers: Record<string, Answer> = gate ? { [gate.id]: gate.continueValue } : {}
  items.forEach((item, position) => {
    const value = values[position]
    if (value !== undefined) answers[item.id] = value
  })
  return answers
}
