import { commandLine } from '../../tools/command-line'
import { bounds } from './load-report'

// npm run bench:load, inside the emulators: many people at once do what people do, by the code of the pages and under the
// production rules. Each journey is first done by one after the other (alone), then by many at once; the figure to look at is how
// many times slower it becomes, since the milliseconds are those of this machine. Nothing may fail, and everything that was
// acknowledged must be there afterwards. On loopback alone, and bounded: at most bounds.people accounts.

const usage = `npm run bench:load [-- --people 60] [--at-once 12] [--services 10000]
Many people at once do what people do, by the code of the pages: how many times slower it becomes than for one alone.
  --people N     how many accounts (at most ${bounds.people})
  --at-once N    how many of them at the same time (at most ${bounds.atOnce})
  --services N   how many services the finder has (at most ${bounds.services})`
const { values } = commandLine(usage, {
  options: {
    people: { type: 'string', default: '60' },
    'at-once': { type: 'string', default: '12' },
    services: { type: 'string', default: '10000' },
  },
})
// It speaks with the emulators as soon as it is loaded.
const { runLoad } = await import('./load-run')
const isGood = await runLoad({
  people: Math.min(Number(values.people), bounds.people),
  atOnce: Math.min(Number(values['at-once']), bounds.atOnce),
  services: Math.min(Number(values.services), bounds.services),
})
process.exit(isGood ? 0 : 1)
