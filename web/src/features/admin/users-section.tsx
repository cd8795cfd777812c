import type { Role } from '@amhs/domain/accounts/roles'
import { roleLabels, roles } from '@amhs/domain/accounts/roles'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useCallback, useState } from 'react'
import { formatDate } from '../../platform/dates'
import { callFunction } from '../../platform/firebase/call-function'
import { useLanguage } from '../../platform/preferences'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { adminWords } from './admin.words'
import { ActionNote, AdminTable, PageControls } from './admin-parts'
import { ConfirmDialog } from './confirm-dialog'
import { useAdminAction } from './use-admin-action'
import { usePages } from './use-pages'
import type { UserFilter } from './user-filters'
import { anyUser, UserFilters } from './user-filters'

type User = CallResponse<typeof listUsers>['users'][number]

const nextPage = (page: CallResponse<typeof listUsers>) => page.nextPage

/** Accounts: found by e-mail, filtered, given another role, disabled and enabled. */
export function UsersSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const [filter, setFilter] = useState<UserFilter>(anyUser)
  const read = useCallback(
    (page: unknown) => callFunction(listUsers, { ...filter, ...(typeof page === 'string' ? { page } : {}) }),
    [filter],
  )
  const pages = usePages(read, nextPage)
  const action = useAdminAction()
  const [disabling, setDisabling] = useState<User | null>(null)
  const [leaving, setLeaving] = useState<Role | null>(null)
  const session = useSession()
  const ownUid = session.status === 'signed-in' ? session.user.id : null
  const nameOf = (user: User) => user.displayName || user.email

  async function changeRole(user: User, role: Role) {
    const label = inLanguage(roleLabels[role], language)
    if (
      await action.run(
        () => callFunction(setUserRole, { uid: user.uid, role }),
        words.roleChanged(nameOf(user), label),
      )
    )
      pages.reload()
  }

  async function setDisabled(user: User, disabled: boolean) {
    const said = disabled ? words.wasDisabled(nameOf(user)) : words.wasEnabled(nameOf(user))
    if (await action.run(() => callFunction(setUserDisabled, { uid: user.uid, disabled }), said))
      pages.reload()
  }

  return (
    <>
      <UserFilters onSearch={setFilter} />
      <ActionNote note={action.note} />
      {pages.page && (
        <AdminTable
          caption={words.userCaption}
          heads={[words.name, words.email, words.verified, words.role, words.access, words.createdAt]}
        >
          {pages.page.users.map((user) => (
            <tr key={user.uid}>
              <th scope="row">{nameOf(user)}</th>
              <td>{user.email}</td>
              <td>{user.emailVerified ? words.isVerified : words.isUnverified}</td>
              <td>
                <RoleForm
                  key={user.role}
                  user={user}
                  name={nameOf(user)}
                  onChange={(role) => (user.uid === ownUid ? setLeaving(role) : changeRole(user, role))}
                />
              </td>
              <td>
                <button
                  type="button"
                  className="button"
                  onClick={() => (user.disabled ? setDisabled(user, false) : setDisabling(user))}
                >
                  {user.disabled ? words.enable : words.disable}
                  <span className="hidden">{words.of(nameOf(user))}</span>
                </button>
                {user.disabled && <span className="muted"> {words.disabled}</span>}
              </td>
              <td>{user.createdAt ? formatDate(Date.parse(user.createdAt), language) : '–'}</td>
            </tr>
          ))}
        </AdminTable>
      )}
      {pages.page?.users.length === 0 && !pages.loading && <p>{words.none}</p>}
      <PageControls pages={pages} />
      {disabling && (
        <ConfirmDialog
          text={disabling.uid === ownUid ? words.disableOwn : words.disableText(nameOf(disabling))}
          action={words.disable}
          onConfirm={() => setDisabled(disabling, true)}
          onClose={() => setDisabling(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          text={words.changeOwnRole}
          action={words.changeRole}
          onConfirm={() => {
            const own = pages.page?.users.find(({ uid }) => uid === ownUid)
            if (own) void changeRole(own, leaving)
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

/** Choosing changes nothing yet: a slip with the arrow keys must not give anybody another role. */
function RoleForm({
  user,
  name,
  onChange,
}: {
  readonly user: User
  readonly name: string
  readonly onChange: (role: Role) => void
}) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const [role, setRole] = useState<Role>(user.role)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (role !== user.role) onChange(role)
  }
  return (
    <form className="role-form" onSubmit={submit}>
      <select
        aria-label={words.roleOf(name)}
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
        <span className="hidden">{words.of(name)}</span>
      </button>
    </form>
  )
}
