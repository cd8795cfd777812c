import type { GroupEntry } from '@amhs/domain/content/group-schema'
import type { Language, WrittenLanguage } from '@amhs/domain/localized'
import type { ListPage } from '../../platform/data/use-pages'

/** A group of the directory with its id; one that comes with the site has no members. */
export type SupportGroup = GroupEntry & { readonly taken?: number }

/** What narrows the directory; null leaves a choice open. */
export interface GroupFilter {
  readonly audience: SupportGroup['audience'] | null
  readonly language: WrittenLanguage | null
  readonly format: SupportGroup['format'] | null
  /** Only groups that this person facilitates. */
  readonly facilitatorUid: string | null
}

/** What a person sends who asks to join a group. */
export interface JoinRequest {
  readonly name: string
  readonly message?: string
  readonly language: Language
}

/** Who leads a group. */
export interface GroupLeader {
  readonly uid: string
  readonly name: string
}

/** Groups of the cloud for a signed-in person. Methods reject with an error of the database. */
export interface GroupRepository {
  /** The directory page by page; `after` is the mark of the page before. */
  readonly groups: (filter: GroupFilter, after: unknown) => Promise<ListPage<SupportGroup, unknown>>
  /** Who leads a group at this moment, asked at the server; null where there is none to be read. */
  readonly leaderOf: (groupId: string) => Promise<GroupLeader | null>
  readonly ask: (groupId: string, request: JoinRequest) => Promise<void>
  readonly withdraw: (groupId: string) => Promise<void>
}
