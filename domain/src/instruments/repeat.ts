import type { Localized } from '../localized'

const dayInMilliseconds = 24 * 60 * 60 * 1000

export interface RepeatAdvice {
  /** Whole days since the last result. */
  readonly daysSince: number
  /** From when on a repeat tells more. */
  readonly betterFrom: Date
  /** A friendly sentence to show; it never keeps anybody from taking the tool. */
  readonly text: Localized
}

/**
 * Advice for somebody who takes a two-week tool again before two weeks are over, or null where there is none to
 * give. Source: chat-safety specification, section 6 (a product rule: say why, do not lock).
 *
 * @param instrument an instrument or its summary; `repeatAfterDays` is null for tools without a fixed period.
 * @param lastFinishedAt when the same tool was last finished; null if never. A time after `now` (a clock that was
 *   set back) counts as today.
 */
export function repeatAdvice(
  instrument: { readonly repeatAfterDays: number | null },
  lastFinishedAt: Date | null,
  now: Date,
): RepeatAdvice | null {
  const { repeatAfterDays } = instrument
  if (repeatAfterDays === null || lastFinishedAt === null) return null
  const betterFrom = new Date(lastFinishedAt.getTime() + repeatAfterDays * dayInMilliseconds)
  if (now.getTime() >= betterFrom.getTime()) return null
  const daysSince = Math.max(0, Math.floor((now.getTime() - lastFinishedAt.getTime()) / dayInMilliseconds))
  return { daysSince, betterFrom, text: adviceText(daysSince, repeatAfterDays) }
}

function adviceText(daysSince: number, repeatAfterDays: number): Localized {
  const when =
    daysSince === 0
      ? { zh: '不到一天前', en: 'less than a day ago' }
      : { zh: `${daysSince} 天前`, en: daysSince === 1 ? '1 day ago' : `${daysSince} days ago` }
  return {
    zh: `这份量表问的是过去 ${repeatAfterDays} 天的情况，你${when.zh}刚做过。隔满 ${repeatAfterDays} 天再做，变化会看得更清楚。现在想做也可以。`,
    en: `This tool asks about the past ${repeatAfterDays} days, and you took it ${when.en}. With ${repeatAfterDays} days in between, a change is easier to see. You can still take it now.`,
  }
}
