import type { Role } from '@amhs/domain/accounts/roles'
import { roleLabels, roles } from '@amhs/domain/accounts/roles'
import type { CallResponse } from '@amhs/domain/contracts/define-callable'
import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { usePager } from '../../../platform/data/use-pager'
import type { ListPage } from '../../../platform/data/use-pages'
import { formatDate } from '../../../platform/dates'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { adminWords } from '../admin.words'
import { ActionNote, AdminTable, PageControls } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import type { UserFilter } from './user-filters'
import { anyUser, UserFilters } from './user-filters'

type User = CallResponse<typeof listUsers>['users'][number]

/** Accounts: found by e-mail, filtered, given another role, disabled and enabled. */
export function UsersSection() {
  const words = useWords(adminWords)
  const language = useLanguage()
  const [filter, setFilter] = useState<UserFilter>(anyUser)
  const pages = usePager({
    key: ['admin', 'users', JSON.stringify(filter)],
    readPage: (page: string | null) => readUsers(filter, page),
    timeoutMs: callTimeoutMs,
  })
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
      {pages.entries && (
        <AdminTable
          caption={words.userCaption}
          heads={[words.name, words.email, words.verified, words.role, words.access, words.createdAt]}
        >
          {pages.entries.map((user) => (
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
      <PageControls pages={pages} />
      {disabling && (
        <ConfirmDialog
          heading={words.disableHeading(nameOf(disabling))}
          text={disabling.uid === ownUid ? words.disableOwn : words.disableText}
          confirm={words.disable}
          cancel={words.cancel}
          onAnswer={(confirmed) => {
            setDisabling(null)
            if (confirmed) void setDisabled(disabling, true)
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          heading={words.changeOwnRoleHeading}
          text={words.changeOwnRole}
          confirm={words.changeRole}
          cancel={words.cancel}
          onAnswer={(confirmed) => {
            setLeaving(null)
            const own = pages.entries?.find(({ uid }) => uid === ownUid)
            if (confirmed && own) void changeRole(own, leaving)
          }}
        />
      )}
    </>
  )
}

async function readUsers(filter: UserFilter, page: string | null): Promise<ListPage<User, string>> {
  const { users, nextPage } = await callFunction(listUsers, { ...filter, ...(page === null ? {} : { page }) })
  return { entries: users, next: nextPage }
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
