import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The parts of a report of Stryker (mutation-testing-report-schema) that are read here. */
interface StrykerReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string
        readonly mutants: readonly {
          readonly status: string
          readonly mutatorName: string
          readonly replacement?: string
          readonly location: {
            readonly start: { readonly line: number; readonly column: number }
            readonly end: { readonly line: number; readonly column: number }
          }
        }[]
      }
    >
  >
}

/** A mistake that no test notices. */
export interface Survivor {
  readonly file: string
  readonly line: number
  /** What stands there, and what the mistake puts in its place, each in one line; of a long one the part that differs. */
  readonly code: string
  readonly replacement: string
}

/** What became of the mutants of one file. */
export interface FileResult {
  readonly file: string
  readonly killed: number
  readonly survivors: readonly Survivor[]
}

/** A mutant that runs into an endless loop is found by its time limit. */
const killed = new Set(['Killed', 'Timeout'])
const alive = new Set(['Survived', 'NoCoverage'])

/** Reads Stryker's report on one source file. Mutants that do not compile or were left out count neither way. */
export function readResult(file: string, reportFile: string): FileResult {
  // Nothing is written for a file in which nothing can be changed, such as one of types.
  if (!existsSync(reportFile)) return { file, killed: 0, survivors: [] }
  const { files }: StrykerReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  const { source, mutants } = files[file] ?? { source: '', mutants: [] }
  const lines = source.split('\n')
  const survivors = mutants
    .filter(({ status }) => alive.has(status))
    .map(({ location: { start, end }, replacement = '' }): Survivor => {
      const touched = lines.slice(start.line - 1, end.line).join('\n')
      const after = (lines[end.line - 1] ?? '').length - (end.column - 1)
      const code = touched.slice(start.column - 1, touched.length - after)
      const alike = sameStart(code, replacement)
      return { file, line: start.line, code: oneLine(code, alike), replacement: oneLine(replacement, alike) }
    })
  return { file, killed: mutants.filter(({ status }) => killed.has(status)).length, survivors }
}

/**
 * Takes the survivors out of Stryker's report on a source file, so that they are tried again. Where code runs once as its file is
 * loaded, Stryker does not see that there is a new test, and would take over that nothing notices the mistake.
 */
export function forgetSurvivors(reportFile: string): void {
  if (!existsSync(reportFile)) return
  const report: StrykerReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  const files = Object.entries(report.files).map(([name, { mutants, ...rest }]) => [
    name,
    { ...rest, mutants: mutants.filter(({ status }) => !alive.has(status)) },
  ])
  writeFileSync(reportFile, JSON.stringify({ ...report, files: Object.fromEntries(files) }))
}

/** So many characters two texts have in common at their start. */
function sameStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

const longest = 120

/** A text in one line, cut where it gets long. Of a long one it shows the place `at`, where it differs from another. */
function oneLine(text: string, at: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const first = Math.max(0, Math.min(at - longest / 2, line.length - longest))
  return `${first > 0 ? '…' : ''}${line.slice(first, first + longest)}${first + longest < line.length ? '…' : ''}`
}

/** The share of mutants that were killed, in percent with one decimal; 100 where there is none. */
export function score(results: readonly FileResult[]): number {
  const sum = (count: (result: FileResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  const [found, missed] = [sum((result) => result.killed), sum((result) => result.survivors.length)]
  return found + missed === 0 ? 100 : Math.floor((found * 1000) / (found + missed)) / 10
}

/** A survivor that is known, with the reason why it may live. */
export interface AcceptedSurvivor extends Omit<Survivor, 'line'> {
  readonly reason: string
}

/** Whether two survivors are the same mistake; the line may have moved. */
export const isSame = (one: Omit<Survivor, 'line'>, other: Omit<Survivor, 'line'>) =>
  one.file === other.file && one.code === other.code && one.replacement === other.replacement

/** The survivors that nobody has given a reason for. */
export function unexplained(
  results: readonly FileResult[],
  accepted: readonly AcceptedSurvivor[],
): readonly Survivor[] {
  return results
    .flatMap(({ survivors }) => survivors)
    .filter((survivor) => !accepted.some((known) => isSame(known, survivor)))
}

/** The reasons that speak of a file in `results` and of no survivor any more. */
export function outlived(
  results: readonly FileResult[],
  accepted: readonly AcceptedSurvivor[],
): readonly AcceptedSurvivor[] {
  return accepted.filter((known) =>
    results.some(
      ({ file, survivors }) => file === known.file && !survivors.some((survivor) => isSame(known, survivor)),
    ),
  )
}

const folderOf = (file: string) => file.split('/').slice(0, -1).join('/')
/** The names of files, one folder a line. */
function folderOfEach(files: readonly string[]): string {
  const folders = [...new Set(files.map(folderOf))]
  const names = (folder: string) =>
    files.filter((file) => folderOf(file) === folder).map((file) => file.slice(folder.length + 1))
  return folders.map((folder) => `\n- \`${folder}\`: ${names(folder).join(', ')}`).join('')
}

const codeSpan = (text: string) => `\`${text.replaceAll('`', 'ˋ').replaceAll('|', '\\|') || ' '}\``

/**
 * The text of docs/mutants.md.
 * @param open the files that no run has measured yet
 * @param untested the files with code that no test reaches, in which Stryker looks for no mutants
 */
export function mutantReport(
  results: readonly FileResult[],
  accepted: readonly AcceptedSurvivor[],
  open: readonly string[],
  untested: readonly string[],
): string {
  const folders = [...new Set(results.map(({ file }) => folderOf(file)))]
  const row = (name: string, part: readonly FileResult[]) => {
    const survived = part.reduce((sum, { survivors }) => sum + survivors.length, 0)
    const found = part.reduce((sum, result) => sum + result.killed, 0)
    return `| ${name} | ${part.length} | ${found + survived} | ${found} | ${survived} | ${score(part)} % |`
  }
  const reasons = results
    .flatMap(({ survivors }) => survivors)
    .map((survivor) => {
      const reason = accepted.find((known) => isSame(known, survivor))?.reason ?? '**no reason given**'
      const { file, code, replacement } = survivor
      return `| ${file.replace(/^.*\/src\//, '')} | ${codeSpan(code)} | ${codeSpan(replacement)} | ${reason} |`
    })
  const named = (title: string, files: readonly string[]) =>
    files.length === 0 ? '' : `\n## ${title}\n\nMissing in these figures:\n${folderOfEach(files)}\n`
  const missing = named('Not measured yet', open) + named('Reached by no test', untested)
  return `# Mutants

Written by \`npm run test:mutants\`; do not edit. Stryker makes one small mistake at a time (a mutant) in the code that decides,
and runs the unit tests beside the file on it: those that bear its name, or else those that import it, or else all that reach it. A
mutant that no test notices has survived. At least 90 % must be killed, and each survivor needs a reason in
\`tests/mutants/accepted-survivors.json\`. With \`--further\` survivors also run against all tests that reach the file, which may take hours.

A run goes file by file and stops after \`--minutes 50\`; the next run goes on where it was (\`.cache/mutants\`). A file is measured
again once it changes, or a test that it was measured by, or the cases of such a test: what lies between them changes no verdict.
Name a part of a path to run only some files: \`npm run test:mutants -- services\`. A run over all of them writes this page at its
end, and \`-- --report\` writes what is known so far. The mutants of the rules are \`npm run rules:mutants\`.

| folder | files | mutants | killed | survived | score |
|---|---|---|---|---|---|
${folders
  .map((folder) =>
    row(
      folder,
      results.filter(({ file }) => folderOf(file) === folder),
    ),
  )
  .join('\n')}
${row('all', results)}
${missing}
## Survivors

| file | code | mistake | why it may live |
|---|---|---|---|
${reasons.join('\n')}
`
}
