import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { answersFromValues } from '@amhs/domain/instruments/answers-from-values'
import type { Answer, Answers, Instrument, ScoreResult, Sex } from '@amhs/domain/instruments/instrument'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import { optionsOf } from '@amhs/domain/instruments/question-flow'
import { scoreInstrument } from '@amhs/domain/instruments/score'

class ArgumentFault extends Error {}

const dataFolder = fileURLToPath(new URL('../src/instruments/data/', import.meta.url))

interface Request {
  readonly id: string
  readonly values: string | null
  readonly sex: Sex | null
  readonly gate: 'yes' | 'no' | null
}

function readArguments(args: readonly string[]): Request {
  const positional: string[] = []
  const options = new Map<string, string>()
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? ''
    if (!argument.startsWith('--')) {
      positional.push(argument)
      continue
    }
    const [name = '', inline] = argument.slice(2).split('=', 2)
    if (name !== 'sex' && name !== 'gate') throw new ArgumentFault(`There is no option --${name}.`)
    const value = inline ?? args[index + 1]
    if (inline === undefined) index += 1
    options.set(name, value ?? '')
  }
  const [id, values, ...rest] = positional
  if (id === undefined) {
    throw new ArgumentFault('Give an instrument and its answers, for example: phq9 2,2,2,2,1,1,2,0,0')
  }
  if (rest.length > 0)
    throw new ArgumentFault('Give the answers as one list, separated by commas without spaces.')
  return { id, values: values ?? null, sex: readSex(options.get('sex')), gate: readGate(options.get('gate')) }
}

function readSex(value: string | undefined): Sex | null {
  if (value === undefined) return null
  if (value === 'female' || value === 'male') return value
  throw new ArgumentFault('--sex must be female or male.')
}

function readGate(value: string | undefined): 'yes' | 'no' | null {
  if (value === undefined) return null
  if (value === 'yes' || value === 'no') return value
  throw new ArgumentFault('--gate must be yes or no.')
}

/** Reads the data folder itself, so that a file just added can be tried before anything is built. */
function readInstrument(id: string): Instrument {
  const known = readdirSync(dataFolder).map((name) => name.replace(/\.json$/, ''))
  if (!known.includes(id)) {
    throw new ArgumentFault(`There is no instrument "${id}"; there are ${known.join(', ')}.`)
  }
  return parseInstrument(`${id}.json`, JSON.parse(readFileSync(`${dataFolder}${id}.json`, 'utf8')))
}

function readAnswers(instrument: Instrument, request: Request): Answers {
  const { gate, items } = instrument
  if (request.gate !== null && !gate) throw new ArgumentFault(`${instrument.id} has no gate question.`)
  if (gate && request.gate === 'no') {
    if (request.values !== null)
      throw new ArgumentFault('With --gate no there are no further answers to give.')
    const closing = gate.options.find((option) => option.value !== gate.continueValue)
    return { [gate.id]: closing?.value ?? 0 }
  }
  if (request.values === null)
    throw new ArgumentFault(`Give the ${items.length} answers of ${instrument.id}.`)
  const parts = request.values.split(',')
  if (parts.length !== items.length) {
    throw new ArgumentFault(`${instrument.id} has ${items.length} answers, but ${parts.length} were given.`)
  }
  return answersFromValues(
    instrument,
    parts.map((part, position) => readAnswer(instrument, part, position)),
  )
}

function readAnswer(instrument: Instrument, part: string, position: number): Answer {
  if (part === '-') return 'declined'
  const item = instrument.items[position]
  const values = item ? optionsOf(instrument, item).map((option) => option.value) : []
  const value = /^\d+$/.test(part) ? Number(part) : Number.NaN
  if (!values.includes(value)) {
    throw new ArgumentFault(
      `Answer ${position + 1} of ${instrument.id} must be one of ${values.join(', ')}, not "${part}".`,
    )
  }
  return value
}

/** The result as printed: subscales as plain scores, safety only for instruments that have safety items. */
function printable(instrument: Instrument, result: ScoreResult): Record<string, unknown> {
  const { total, band, percent, cutoff, subscales, safety, missing, gateClosed } = result
  return {
    instrument: instrument.id,
    total,
    band,
    ...(percent === undefined ? {} : { percent }),
    ...(cutoff ? { positive: cutoff.positive, cutoff: cutoff.value } : {}),
    ...(subscales
      ? { subscales: Object.fromEntries(Object.entries(subscales).map(([id, { score }]) => [id, score])) }
      : {}),
    ...(instrument.safetyItems.length > 0
      ? { safety: safety.map(({ itemId, level, reason }) => ({ itemId, level, reason })) }
      : {}),
    ...(missing.length > 0 ? { missing } : {}),
    ...(gateClosed ? { gateClosed } : {}),
  }
}

/**
 * What `npm run -s score` answers.
 * @param words an instrument's id, its answers separated by commas (`-` for a question that was not answered) and options
 * @returns the line to print; for arguments that cannot be understood one sentence that says so, and 2 as exit code
 */
export function scoreCommand(
  words: readonly string[],
): { readonly code: 0; readonly line: string } | { readonly code: 2; readonly fault: string } {
  try {
    const request = readArguments(words)
    const instrument = readInstrument(request.id)
    const answers = readAnswers(instrument, request)
    const result = scoreInstrument(instrument, answers, request.sex ? { sex: request.sex } : {})
    return { code: 0, line: JSON.stringify(printable(instrument, result)) }
  } catch (error) {
    if (!(error instanceof ArgumentFault)) throw error
    return { code: 2, fault: error.message }
  }
}
