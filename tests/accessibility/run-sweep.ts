// npm run test:a11y [-- --part 2/8] [--only journey] [--report]: the whole sweep, or a part of it, beside the emulators. What was
// seen is kept piece by piece in .cache/accessibility, so that a run that was broken off goes on where it stopped; what was
// found last time is looked at again, and so is everything once the site has been built anew.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { commandLine } from '../../tools/command-line'
import { reportOf, tableOf } from './report'
import { readResults, siteName } from './results'

const root = path.resolve(import.meta.dirname, '../..')
const usage = `npm run test:a11y [-- --part 2/8] [--only journey] [--report] [--port-base N]
The accessibility sweep: every route and state in many looks, and journeys by keyboard and screen reader. Goes on where it stopped.
  --part 2/8      an eighth of it
  --only NAME     what has this in its name
  --report        looks at nothing, prints the table of what was seen
  --port-base N   other ports, from N on`
const { values } = commandLine(usage, {
  options: {
    part: { type: 'string' },
    only: { type: 'string' },
    'port-base': { type: 'string', default: '17900' },
    report: { type: 'boolean', default: false },
  },
})

let exitCode = 0
if (!values.report) {
  const command = [
    ...['tools/run.mjs', 'with-emulators', '--browser', '--seed', '--port-base', values['port-base']],
    ...['--project', 'demo-amhs-test', '--'],
    ...['playwright', 'test', '--config', 'tests/accessibility/playwright.config.ts'],
    ...(values.part === undefined ? [] : ['--shard', values.part]),
    ...(values.only === undefined ? [] : ['--grep', values.only]),
  ]
  const run = await execa('node', command, { cwd: root, stdio: 'inherit', reject: false })
  exitCode = run.exitCode ?? 1
}
const results = readResults()
const old = results.filter(({ site }) => site !== siteName()).length
console.info(tableOf(results))
if (old > 0)
  console.info(`\n${old} pieces were seen before the site was last built; run it again to see them anew.`)
const report = reportOf(results)
if (values.report || (values.part === undefined && values.only === undefined)) {
  writeFileSync(path.join(root, 'tests/accessibility/sweep.json'), `${JSON.stringify(report, null, 2)}\n`)
  console.info('Written: tests/accessibility/sweep.json. `npm run fix` puts it into the statement.')
}
process.exit(exitCode)
