import type { Role } from '@amhs/domain/accounts/roles'
import { roleLabels, roles } from '@amhs/domain/accounts/roles'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import type { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { withoutUnseenMarks } from '@amhs/domain/documents/storable-text'
import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useState } from 'react'
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
  onRole,
  onDisabled,
  onRemove,
}: {
  readonly user: User
  readonly isOwn: boolean
  readonly onRole: (role: Role) => void
  readonly onDisabled: (disabled: boolean) => void
  readonly onRemove: () => void
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  return (
    <tr>
      <th scope="row">
        <b>
          <bdi>{nameOf(user)}</bdi>
        </b>
        <EmailText address={user.email} className="muted" />
        {!user.hasProfile && <span className="muted"> · {words.noProfile}</span>}
      </th>
      <td data-label={words.verified}>{user.emailVerified ? words.isVerified : words.isUnverified}</td>
      <td data-label={words.role}>
        <RoleForm key={user.role} user={user} onChange={onRole} />
      </td>
      <td data-label={words.access}>
        <div className="row user-actions">
          <button type="button" className="button" onClick={() => onDisabled(!user.disabled)}>
            {user.disabled ? words.enable : words.disable}
            <span className="hidden">{words.of(nameOf(user))}</span>
          </button>
          {!isOwn && (
            <button type="button" className="button" onClick={onRemove}>
              {words.removeUser}
              <span className="hidden">{words.of(nameOf(user))}</span>
            </button>
          )}
          {user.disabled && <span className="muted"> {words.disabled}</span>}
        </div>
      </td>
      <td data-label={words.createdAt}>
        {user.createdAt ? formatDate(Date.parse(user.createdAt), language) : '–'}
      </td>
    </tr>
  )
}

/** Choosing changes nothing yet: a slip with the arrow keys must not give anybody another role. */
function RoleForm({ user, onChange }: { readonly user: User; readonly onChange: (role: Role) => void }) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const [role, setRole] = useState<Role>(user.role)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (role !== user.role) onChange(role)
  }
  return (
    <form method="post" className="role-form" onSubmit={submit}>
      <select
        aria-label={words.roleOf(nameOf(user))}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      >
        {roles.map((entry) => (
          <option key={entry} value={entry}>
            {inLanguage(roleLabels[entry], language)}
          </option>
        ))}
      </select>
      <button type="submit" className="button" aria-disabled={role === user.role}>
        {words.changeRole}
        <span className="hidden">{words.of(nameOf(user))}</span>
      </button>
    </form>
  )
}
