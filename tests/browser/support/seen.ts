import { setTimeout as pause } from 'node:timers/promises'
import { type Locator, type Page, test } from '@playwright/test'

/** What one person does and another sees, with how long that took in milliseconds. */
export interface Seen {
  readonly step: string
  /** From the press to the sight on the other side. */
  readonly afterPress: number
  /** From what the page that was pressed answers to the sight on the other side; 0 where the other side was the first to see it. */
  readonly afterAnswer: number
}

/** Whether something is to be seen now. */
type Sight = () => Promise<boolean>

export const shown =
  (what: Locator): Sight =>
  () =>
    what.first().isVisible()

export const gone =
  (what: Locator): Sight =>
  async () =>
    (await what.filter({ visible: true }).count()) === 0

/** Only there to end a test that hangs; how quick a step is, `npm run bench:reach` says. In milliseconds. */
const hangLimit = 15_000

/** How often is looked, in milliseconds: what is measured is too long by this much at most. */
const lookEvery = 15

/** The moment from which on something is to be seen. */
async function momentOf(sight: Sight, what: string, limit: number): Promise<number> {
  const end = performance.now() + limit
  while (!(await sight())) {
    if (performance.now() > end) throw new Error(`Not seen within ${limit / 1000} s: ${what}`)
    await pause(lookEvery)
  }
  return performance.now()
}

/** Which visit of which page this is: loading it anew, or going to another one, changes it. */
const visitOf = (page: Page) => page.evaluate(() => `${performance.timeOrigin} ${location.pathname}`)

/**
 * Does something on one page and waits until it is seen on another, which is neither loaded anew nor left meanwhile. Nothing is said of
 * how quick it must be: slow machines have slow days.
 */
export async function seenByOther({
  step,
  press,
  answered,
  other,
  seen,
}: {
  readonly step: string
  /** The last press of what is done. */
  readonly press: () => Promise<void>
  /** What whoever pressed is shown for it. */
  readonly answered: Sight
  /** The page of the other person. */
  readonly other: Page
  readonly seen: Sight
}): Promise<Seen> {
  if (await seen()) throw new Error(`Seen before it was done: ${step}`)
  const visit = await visitOf(other)
  const pressed = performance.now()
  await press()
  // A function that has just been started may take its time to answer; from then on the other side has no excuse.
  const [answer, sight] = await Promise.all([
    momentOf(answered, `${step}, the answer`, 60_000),
    momentOf(seen, `${step}, on the other side`, 60_000 + hangLimit),
  ])
  if (sight - answer > hangLimit) throw new Error(`Seen only ${Math.round(sight - answer)} ms after: ${step}`)
  if ((await visitOf(other)) !== visit) throw new Error(`Seen only after a reload: ${step}`)
  return { step, afterPress: sight - pressed, afterAnswer: Math.max(0, sight - answer) }
}

const inWords = ({ step, afterPress, afterAnswer }: Seen) =>
  `${step}: ${Math.round(afterPress)} ms after the press, ${Math.round(afterAnswer)} ms after the answer`

/** Has the report of the test name how long each step took. */
export function keepSeen(all: readonly Seen[]): void {
  for (const seen of all) test.info().annotations.push({ type: 'seen', description: inWords(seen) })
}
