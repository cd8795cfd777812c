import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { seconds } from '../progress'
import { type Part, reportPlaceholder } from './parts'
import { judge, nothing, type Outcome, readReport } from './summary'

interface RunOptions {
  readonly root: string
  readonly environment: Readonly<Record<string, string>>
  /** Whether what it writes is shown in one piece at its end, for a part that runs beside another. */
  readonly isQuiet: boolean
}

/** Runs one part and counts. */
export async function runPart(part: Part, { root, environment, isQuiet }: RunOptions): Promise<Outcome> {
  const title = `\n── ${part.name}`
  if (!isQuiet) console.log(title)
  const begin = Date.now()
  const report = path.join(root, '.cache/test-results', `${part.name.replaceAll(/\W/g, '-')}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  const [program, ...words] = part.command.map((word) => word.replace(reportPlaceholder, report))
  const {
    all,
    exitCode = 1,
    shortMessage,
  } = await execa(program ?? '', words, {
    cwd: root,
    preferLocal: true,
    env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdin: 'ignore',
    stdout: isQuiet ? 'pipe' : 'inherit',
    stderr: isQuiet ? 'pipe' : 'inherit',
    all: true,
    reject: false,
  })
  if (isQuiet) console.log(`${title}\n${all}`)
  if (shortMessage !== undefined) console.error(shortMessage)
  const milliseconds = Date.now() - begin
  const { failures, ...counts } = resultOf(part, report, exitCode)
  const outcome = { name: part.name, milliseconds, failures, ...judge(exitCode, counts) }
  console.log(`── ${part.name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(milliseconds)}`)
  return outcome
}

function resultOf(part: Part, report: string, exitCode: number) {
  if (part.report === 'exit') return { ...nothing, [exitCode === 0 ? 'passed' : 'failed']: 1 }
  return existsSync(report) ? readReport(part.report, readFileSync(report, 'utf8')) : nothing
}
