import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'

/**
 * Trains the safety gate's classifier anew: `npm run train-classifier`. Features, weights, thresholds; about a minute. The
 * same messages give the same files. With `-- --thresholds` only the thresholds are chosen anew, from the scores of the last
 * training. `PYTHON` names another Python than `python3`; it needs scikit-learn (Debian's
 * python3-sklearn).
 */
const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(root, '.cache', 'train-classifier')
const weights = join(root, 'domain', 'src', 'safety', 'classifier', 'weights.json')
const heldOut = join(folder, 'held-out.json')
const here = (name: string) => join(import.meta.dirname, name)
const shown = { cwd: root, stdio: 'inherit', preferLocal: true } as const

const { values } = parseArgs({ options: { thresholds: { type: 'boolean', default: false } } })

if (!values.thresholds) {
  mkdirSync(folder, { recursive: true })
  await execa('tsx', [here('write-features.ts'), folder], shown)
  await execa(process.env.PYTHON ?? 'python3', [here('train.py'), folder, weights, heldOut], shown)
}
await execa('tsx', [here('choose-thresholds.ts'), heldOut], shown)
