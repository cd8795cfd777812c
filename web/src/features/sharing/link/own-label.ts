import type { Language } from '@amhs/domain/localized'
import type { HealthLink } from './health-link'

/**
 * The title that our links carry, with the day of whoever shares. Nobody writes it, and it says nothing about what is in the link:
 * whoever sees the link can read it.
 */
export function ownLabel(now: number, language: Language): string {
  const moment = new Date(now)
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  return language === 'en' ? `Summary, ${day}` : `小结 ${day}`
}

/** The day that a title of ours names; null where somebody else gave the link its title. */
export function dayOfOwnLabel({ label = '' }: HealthLink): string | null {
  return /^(?:小[结結] |Summary, )(\d{4}-\d{2}-\d{2})$/.exec(label)?.[1] ?? null
}
