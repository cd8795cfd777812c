import { data as bundledEntries } from 'virtual:support-groups'
import type { GroupEntry } from '@amhs/domain/content/group-schema'
import type { Language } from '@amhs/domain/localized'

/** A group of the directory with its id. */
export type SupportGroup = GroupEntry

/** What narrows the directory; null leaves a choice open. */
export interface GroupFilter {
  readonly audience: SupportGroup['audience'] | null
  readonly language: Language | null
  readonly format: SupportGroup['format'] | null
  /** Only groups that this person facilitates. */
  readonly facilitatorUid: string | null
}

export interface GroupPage {
  readonly groups: readonly SupportGroup[]
  /** Reads the next page; null at the end. */
  readonly next: (() => Promise<GroupPage>) | null
}

export interface GroupRequest {
  readonly uid: string
  readonly name: string
  readonly message?: string
  readonly language: Language
  /** Milliseconds since 1970. */
  readonly requestedAt: number
}

export interface RequestPage {
  readonly requests: readonly GroupRequest[]
  readonly next: (() => Promise<RequestPage>) | null
}

/** Groups and requests of a signed-in person in the cloud. Methods reject when the database refuses or does not answer. */
export interface GroupRepository {
  readonly groups: (filter: GroupFilter) => Promise<GroupPage>
  readonly ownRequest: (groupId: string) => Promise<GroupRequest | null>
  readonly ask: (
    groupId: string,
    request: { readonly name: string; readonly message?: string; readonly language: Language },
  ) => Promise<void>
  readonly withdraw: (groupId: string) => Promise<void>
  /** The requests of a group, oldest first: for its facilitator and for administrators. */
  readonly requests: (groupId: string) => Promise<RequestPage>
}

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

/** Loads Firebase and opens the groups for a person of the cloud. */
export async function cloudGroups(uid: string): Promise<GroupRepository> {
  const [{ firestoreGroups }, { loadFirestore }] = await Promise.all([
    import('./group-firestore-repository'),
    import('../../platform/firebase/firebase-services'),
  ])
  return firestoreGroups(await loadFirestore(), uid)
}
