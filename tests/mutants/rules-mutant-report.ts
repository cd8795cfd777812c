import { type AcceptedSurvivor, isSame } from './mutant-report'
import type { RulesResult } from './rules-mutant-state'
import { type RulesMutant, rulesSurvivor } from './rules-mutants'

/** Why a mistake that no case notices may live; undefined where nobody has said so. */
export function reasonOf(
  file: string,
  mutant: RulesMutant,
  accepted: readonly AcceptedSurvivor[],
): string | undefined {
  return accepted.find((known) => isSame(known, rulesSurvivor(file, mutant)))?.reason
}

const cell = (text: string) => text.replaceAll('|', '\\|')

/** The text of docs/rules-mutants.md. */
export function rulesMutantReport(
  results: readonly RulesResult[],
  accepted: readonly AcceptedSurvivor[],
  day: string,
): string {
  const files = results.map(({ file, killed, survived, invalid }) => {
    const all = killed.length + survived.length + invalid.length
    return `| \`${file}\` | ${all} | ${killed.length} | ${survived.length} | ${invalid.length} |`
  })
  const survivors = results.flatMap(({ file, survived }) =>
    survived.map((mutant) => {
      const reason = reasonOf(file, mutant, accepted) ?? '**no reason given**'
      return `| \`${file}\` | ${mutant.match} | ${cell(mutant.description)} | ${cell(reason)} |`
    }),
  )
  const rows = survivors.length === 0 ? ['| – | – | – | – |'] : survivors
  return `# Mutants of the rules

Written by \`npm run rules:mutants\` when every mutant had been tried, last on ${day}; do not edit. It makes one small mistake at a time (a
mutant) in the rules of database and files: a clause left out, a comparison turned, a bound moved by one, a permission taken or given. The
cases of \`tests/rules/cases/\` run on it until one is red. A mutant on which all stay green has survived, and needs a reason in
\`tests/mutants/accepted-survivors.json\`.

A run keeps each verdict at once (\`.cache/mutants\`) and goes on where it was, as long as the rules have not changed: new cases throw
nothing away that was noticed, and what survived is tried on them. A case has to be red twice, and one that comes to no end on a busy machine
is made again and never counts as red. \`-- --minutes 30\` ends it earlier, \`-- grants notes\` tries some collections.

| file | mutants | noticed | survived | do not compile |
|---|---|---|---|---|
${files.join('\n')}

## Survivors

| file | collection | mistake | why it may live |
|---|---|---|---|
${rows.join('\n')}
`
}
