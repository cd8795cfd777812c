import { storageKeys } from '../../../platform/browser-storage'
import type { KeptForm } from '../storage/kept'

/** The six steps in their order, and what matters to the person, which stands apart. */
export const planSteps = ['signs', 'alone', 'distraction', 'people', 'professionals', 'surroundings'] as const

export const planParts = [...planSteps, 'matters'] as const

export type PlanPart = (typeof planParts)[number]

/** What the person wrote for each part, line by line. Any part may be empty. */
export type SafetyPlan = Readonly<Record<PlanPart, readonly string[]>>

/** Only a damaged or tampered entry is longer. */
export const planLimits = { lines: 30, characters: 500 } as const

export const emptyPlan: SafetyPlan = {
  signs: [],
  alone: [],
  distraction: [],
  people: [],
  professionals: [],
  surroundings: [],
  matters: [],
}

export const planForm: KeptForm<SafetyPlan> = {
  key: storageKeys.safetyPlan,
  empty: emptyPlan,
  read(stored) {
    const parts = planParts.map((part) => [part, linesOf(Reflect.get(Object(stored), part))] as const)
    return { ...emptyPlan, ...Object.fromEntries(parts) }
  },
}

function linesOf(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter((line): line is string => typeof line === 'string')
    .slice(0, planLimits.lines)
    .map((line) => line.slice(0, planLimits.characters))
}

/** The plan with one line changed or added; an empty last line goes. */
export function withLine(plan: SafetyPlan, part: PlanPart, at: number, text: string): SafetyPlan {
  const lines = plan[part].length > at ? plan[part].with(at, text) : [...plan[part], text]
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop()
  return { ...plan, [part]: lines }
}

/** What the person wrote for a part, without lines that were emptied. */
export function writtenLines(plan: SafetyPlan, part: PlanPart): readonly string[] {
  return plan[part].map((line) => line.trim()).filter((line) => line !== '')
}

export function isWritten(plan: SafetyPlan): boolean {
  return planParts.some((part) => writtenLines(plan, part).length > 0)
}

/** A line cut at the telephone numbers in it: at least five digits, with spaces or hyphens between them. */
export function cutAtNumbers(
  line: string,
): readonly { readonly text: string; readonly isNumber: boolean; readonly at: number }[] {
  const parts: { text: string; isNumber: boolean; at: number }[] = []
  let end = 0
  for (const found of line.matchAll(/\+?\d(?:[ -]?\d){4,14}/g)) {
    if (found.index > end) parts.push({ text: line.slice(end, found.index), isNumber: false, at: end })
    parts.push({ text: found[0], isNumber: true, at: found.index })
    end = found.index + found[0].length
  }
  if (end < line.length) parts.push({ text: line.slice(end), isNumber: false, at: end })
  return parts
}
