import type { Localized } from '@amhs/domain/localized'
import { inLanguage } from '@amhs/domain/localized'
import type { CrisisContacts, CrisisLine } from '@amhs/domain/safety/crisis-lines'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { fillText } from '@amhs/domain/safety/fill-template'
import { type ProtectionContacts, protectionContacts } from '@amhs/domain/safety/protection-contacts'
import type { AlarmAbout } from '@amhs/domain/safety/safety-session'
import { useLanguage } from '../../platform/preferences'
import { useAgeBand, useRegion } from '../../platform/region'

/**
 * The contacts of the person's region and age; where they are attacked, police and lines for violence first, after sexual violence
 * the lines for that.
 */
export function useContacts({
  attacked = false,
  assaulted,
}: Partial<Pick<AlarmAbout, 'attacked' | 'assaulted'>> = {}): ProtectionContacts {
  const reader = { language: useLanguage(), ageBand: useAgeBand() ?? undefined }
  const region = useRegion()
  return attacked ? protectionContacts(region, { ...reader, assaulted }) : crisisContacts(region, reader)
}

/** Puts contacts into fixed texts: those of the person's region unless told. */
export function useFilled(contacts?: CrisisContacts): (text: Localized, line?: CrisisLine) => string {
  const language = useLanguage()
  const own = useContacts()
  return (text, line) => fillText(inLanguage(text, language), contacts ?? own, language, line)
}
