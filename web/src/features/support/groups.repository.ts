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

/** Groups of the cloud for a signed-in person. Methods reject with an error of the database. */
export interface GroupRepository {
  /** The directory page by page; `after` is the mark of the page before. */
  readonly groups: (filter: GroupFilter, after: unknown) => Promise<ListPage<SupportGroup, unknown>>
  readonly ask: (groupId: string, request: JoinRequest) => Promise<void>
  readonly withdraw: (groupId: string) => Promise<void>
}
