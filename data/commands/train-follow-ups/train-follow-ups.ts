import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { followUpClasses, followUpsOf } from '../../../domain/src/assistant/follow-up/follow-ups'
import { featuresOf } from '../../../domain/src/safety/classifier/features'
import { readUnits } from '../../../domain/src/safety/classifier/read-units'
import { commandLine } from '../../../tools/command-line'
import { readMessages } from '../messages/read-messages'
import { readFollowUps } from './read-follow-ups'

const usage = `npm run train-follow-ups [-- --only-weights]
Trains the reader of follow-ups anew: some minutes; needs Debian's python3-scipy. PYTHON names another Python.
  --only-weights   does not say first how it does on authors that it has not read`
const { values } = commandLine(usage, { options: { 'only-weights': { type: 'boolean', default: false } } })

/**
 * Trains the reader of follow-ups anew, from `data/follow-ups/train` and from everyday messages, which are none of them. The same texts give
 * the same weights.
 */
const root = join(import.meta.dirname, '..', '..', '..')
/** One everyday message in so many is learned from. */
const everyMessage = 40

const everyday = readMessages('train')
  .filter(({ kind, text }) => kind === 'N' && text.length < 60)
  .filter((_, index) => index % everyMessage === 0)
  .map(({ author, text }) => ({ author: author.id, followUp: 'other', text, everyday: true }))
const written = readFollowUps('train').map((message) => ({ ...message, everyday: false }))

// The product's own code reads the texts, so that training and product cannot differ.
const rows = [...written, ...everyday]
  .map(({ text, ...row }) => ({ ...row, features: [...featuresOf(readUnits(text))] }))
  .filter(({ features }) => features.length > 0)
const sides = Object.fromEntries(
  (['helping', 'attacked', 'own'] as const).map((side) => [side, [...followUpsOf(side), 'other']]),
)
const folder = join(root, '.cache', 'train-follow-ups')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'rows.json'), JSON.stringify({ rows, classes: followUpClasses, sides }))
await execa(
  process.env.PYTHON ?? 'python3',
  [
    join(import.meta.dirname, 'train.py'),
    folder,
    join(root, 'domain', 'src', 'assistant', 'follow-up', 'follow-up-weights.json'),
    ...(values['only-weights'] ? ['--only-weights'] : []),
  ],
  { cwd: root, stdio: 'inherit' },
)
