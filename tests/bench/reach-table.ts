import type { Seen } from '../browser/support/seen'

/** What is asked for: a step is seen on the other side within two seconds. */
const goalMilliseconds = 2000

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Median and worst of each step, as the documents show it. */
export function reachTable(all: readonly Seen[]): string {
  const steps = [...new Set(all.map(({ step }) => step))]
  const rows = steps.map((step) => {
    const own = all.filter((one) => one.step === step)
    const pressed = own.map(({ afterPress }) => afterPress)
    const answered = own.map(({ afterAnswer }) => afterAnswer)
    const late = pressed.filter((time) => time > goalMilliseconds).length
    const figures = [median(pressed), Math.max(...pressed), median(answered), Math.max(...answered)]
    return `| ${step} | ${own.length} | ${figures.map(Math.round).join(' | ')} | ${late} |`
  })
  return [
    '| step | done | after the press, median ms | worst ms | after the answer, median ms | worst ms | later than 2 s |',
    '| --- | :-: | :-: | :-: | :-: | :-: | :-: |',
    ...rows,
  ].join('\n')
}
