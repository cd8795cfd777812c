import { kinds, type PieceResult } from './results'

/** The figures of a sweep, as the accessibility statement is made from them. */
export interface SweepReport {
  /** The day on which the last piece was seen. */
  readonly date: string
  /** Where the code stood while the pieces were seen, and when that began; more than one where something was mended in between. */
  readonly commits: readonly { readonly commit: string; readonly date: string }[]
  readonly pieces: Readonly<Record<PieceResult['kind'], number>>
  readonly looks: number
  readonly stops: number
  readonly targets: number
  readonly findings: number
  /** Pieces in which something was found, so that the statement can name them. */
  readonly found: readonly string[]
}

/** Adds up what the pieces saw. */
export function reportOf(results: readonly PieceResult[]): SweepReport {
  const sum = (key: 'looks' | 'stops' | 'targets') => results.reduce((all, one) => all + one[key], 0)
  const counts = kinds.map((kind) => [kind, results.filter((one) => one.kind === kind).length])
  return {
    date:
      results
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
    commits: commitsOf(results),
    pieces: Object.fromEntries(counts) as SweepReport['pieces'],
    looks: sum('looks'),
    stops: sum('stops'),
    targets: sum('targets'),
    findings: results.reduce((all, { findings }) => all + findings.length, 0),
    found: results.flatMap(({ kind, name, findings }) => (findings.length > 0 ? [`${kind}: ${name}`] : [])),
  }
}

function commitsOf(results: readonly PieceResult[]): SweepReport['commits'] {
  const first = new Map<string, string>()
  for (const { commit, date } of [...results].sort((one, other) => one.date.localeCompare(other.date)))
    if (!first.has(commit)) first.set(commit, date)
  return [...first].map(([commit, date]) => ({ commit, date }))
}

/** What was seen, by kind, and every finding once with the pieces that have it. */
export function tableOf(results: readonly PieceResult[]): string {
  const rows = kinds.map((kind) => {
    const own = results.filter((one) => one.kind === kind)
    const sum = (key: 'looks' | 'stops' | 'targets') => own.reduce((all, one) => all + one[key], 0)
    const findings = own.reduce((all, one) => all + one.findings.length, 0)
    const cells = [own.length, sum('looks'), sum('stops'), sum('targets'), findings]
    return `${kind.padEnd(16)}${cells.map((cell) => String(cell).padStart(10)).join('')}`
  })
  const places = new Map<string, string[]>()
  for (const { kind, name, findings } of results)
    for (const finding of findings) {
      const what = finding.replace(/ \[[^[]*\]$/, '')
      places.set(what, [...(places.get(what) ?? []), `${kind} ${name} ${finding.slice(what.length)}`])
    }
  const list = [...places].map(([what, where]) => `\n${what}\n    ${where.slice(0, 5).join('\n    ')}`)
  const heads = ['pieces', 'looks', 'stops', 'targets', 'findings'].map((head) => head.padStart(10))
  return [`${''.padEnd(16)}${heads.join('')}`, ...rows, ...list].join('\n')
}
