import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf } from '../../../domain/src/safety/classifier/features'
import { readUnits } from '../../../domain/src/safety/classifier/read-units'
import { windowsOf } from '../../../domain/src/safety/classifier/windows'
import { readMessages } from '../messages/read-messages'

/**
 * Writes the features of all training messages into a folder, for `train.py`: the product's own code reads the messages, so
 * that training and product cannot differ. `features.bin` holds 32-bit numbers, `messages.json` tells where each message's
 * begin and what its author marked.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name a folder for the features.')
mkdirSync(folder, { recursive: true })

const all: number[] = []

function add(units: readonly string[]): number {
  const features = featuresOf(units)
  for (const feature of features) all.push(feature)
  return features.size
}

// First the messages, then the parts of the long ones: nothing is learned from parts, but they are judged as well.
const messages = readMessages('train').map((message) => ({ message, units: readUnits(message.text) }))
const rows = messages.map(({ message: { author, kind, told }, units }) => {
  return { author: author.id, language: author.language, kind, told, count: add(units) }
})
const parts = messages.flatMap(({ units }, index) =>
  [...windowsOf(units)].map((window) => ({ message: index, count: add(window) })),
)
writeFileSync(join(folder, 'features.bin'), Uint32Array.from(all))
writeFileSync(join(folder, 'messages.json'), JSON.stringify({ rows, parts }))
console.log(`${rows.length} messages, ${parts.length} parts of long ones, ${all.length} features`)
