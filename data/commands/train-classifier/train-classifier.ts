import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { commandLine } from '../../../tools/command-line'

/**
 * Trains the safety gate's classifier anew: `npm run train-classifier`, or with `-- --replies` that of the check of replies.
 * Features, weights, thresholds; some minutes. The same texts give the same files. With `-- --thresholds` only the thresholds are chosen anew, from the scores of the last
 * training. `PYTHON` names another Python than `python3`; it needs scikit-learn (Debian's
 * python3-sklearn).
 */
const root = join(import.meta.dirname, '..', '..', '..')
const usage = `npm run train-classifier [-- --replies] [--thresholds]
Trains the safety gate's classifier anew: some minutes; needs Debian's python3-sklearn. PYTHON names another Python.
  --replies      trains that of the check of replies
  --thresholds   only chooses the thresholds anew, from the scores of the last training`
const { values } = commandLine(usage, {
  options: { thresholds: { type: 'boolean', default: false }, replies: { type: 'boolean', default: false } },
})
const what = values.replies ? 'replies' : 'messages'
const folder = join(root, '.cache', 'train-classifier', what)
const safety = join(root, 'domain', 'src', 'safety')
const weights = join(safety, values.replies ? 'replies/reply-weights.json' : 'classifier/weights.json')
const heldOut = join(folder, 'held-out.json')
const here = (name: string) => join(import.meta.dirname, name)
const shown = { cwd: root, stdio: 'inherit', preferLocal: true } as const

if (!values.thresholds) {
  mkdirSync(folder, { recursive: true })
  await execa('tsx', [here('write-features.ts'), what, folder], shown)
  await execa(process.env.PYTHON ?? 'python3', [here('train.py'), what, folder, weights, heldOut], shown)
}
await execa(
  'tsx',
  [here(values.replies ? 'choose-reply-thresholds.ts' : 'choose-thresholds.ts'), heldOut],
  shown,
)
