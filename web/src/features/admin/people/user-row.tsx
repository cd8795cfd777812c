import { roleLabels } from '@amhs/domain/accounts/roles'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import type { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { withoutUnseenMarks } from '@amhs/domain/documents/storable-text'
import { inLanguage } from '@amhs/domain/localized'
import { formatDate } from '../../../platform/dates'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { EmailText } from '../../../ui/email-text'
import { adminWords } from '../admin.words'

export type User = CallResponse<typeof listUsers>['users'][number]

/**
 * What an account is called on the page: its name, or whatever else tells it from the others. Auth keeps names as they came, so marks
 * of direction are taken out here: the name also stands in sentences, where nothing isolates it.
 */
export const nameOf = (user: User) => withoutUnseenMarks(user.displayName) || user.email || user.uid

/** One account of the list, with what can be done to it. Administrators leave from their own profile page. */
export function UserRow({
  user,
  isOwn,
  busy,
  onRole,
  onDisabled,
  onRemove,
}: {
  readonly user: User
  readonly isOwn: boolean
  /** Whether a change is under way; pressing then says so. */
  readonly busy: boolean
  readonly onRole: () => void
  readonly onDisabled: (disabled: boolean) => void
  readonly onRemove: () => void
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">
        {nameOf(user) !== user.email && (
          <b>
            <bdi>{nameOf(user)}</bdi>
          </b>
        )}
        <EmailText address={user.email} className="muted" />
        {!user.hasProfile && <span className="muted"> · {words.noProfile}</span>}
      </th>
      <td data-label={words.verified}>{user.emailVerified ? words.isVerified : words.isUnverified}</td>
      <td data-label={words.role}>
        <p>{inLanguage(roleLabels[user.role], language)}</p>
        <button type="button" className="button" aria-disabled={busy} onClick={onRole}>
          {words.changeRole}
          <span className="hidden">{words.of(nameOf(user))}</span>
        </button>
      </td>
      <td data-label={words.access}>
        <p>{user.disabled ? words.disabled : words.enabled}</p>
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => onDisabled(!user.disabled)}
        >
          {user.disabled ? words.enable : words.disable}
          <span className="hidden">{words.of(nameOf(user))}</span>
        </button>
      </td>
      <td data-label={words.createdAt}>
        <p>{user.createdAt ? formatDate(Date.parse(user.createdAt), language) : '–'}</p>
        {/* At the far end of the row, so that nobody meets it who wants to disable. */}
        {!isOwn && (
          <button type="button" className="button" aria-disabled={busy} onClick={onRemove}>
            {words.removeUser}
            <span className="hidden">{words.of(nameOf(user))}</span>
          </button>
        )}
      </td>
    </tr>
  )
}
