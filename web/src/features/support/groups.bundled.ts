import { data as bundledEntries } from 'virtual:support-groups'
import type { GroupFilter, SupportGroup } from './groups.repository'

/** The groups that come with the site, for visitors and for a site without backend. */
export function bundledGroups({
  audience,
  language,
  format,
  facilitatorUid,
}: GroupFilter): readonly SupportGroup[] {
  return bundledEntries.filter(
    (group) =>
      (audience === null || group.audience === audience || group.audience === 'everyone') &&
      (language === null || group.languages.includes(language)) &&
      (format === null || group.format === format) &&
      (facilitatorUid === null || group.facilitatorUid === facilitatorUid),
  )
}
