import type { Role } from '@amhs/domain/accounts/roles'
import { roleLabels } from '@amhs/domain/accounts/roles'
import { listUsers } from '@amhs/domain/contracts/list-users.contract'
import { removeUser } from '@amhs/domain/contracts/remove-user.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole } from '@amhs/domain/contracts/set-user-role.contract'
import { inLanguage } from '@amhs/domain/localized'
import { useState } from 'react'
import { usePager } from '../../../platform/data/use-pager'
import type { ListPage } from '../../../platform/data/use-pages'
import { callFunction, callTimeoutMs } from '../../../platform/firebase/call-function'
import { useLanguage } from '../../../platform/preferences'
import { useSession } from '../../../platform/session'
import { useWords } from '../../../platform/words'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { adminWords } from '../admin.words'
import { ActionNote, AdminTable, PageControls } from '../admin-parts'
import { useAdminAction } from '../use-admin-action'
import { disableWarning } from './disable-warning'
import { RoleDialog } from './role-dialog'
import type { UserFilter } from './user-filters'
import { anyUser, UserFilters } from './user-filters'
import type { User } from './user-row'
import { nameOf, UserRow } from './user-row'

/** Accounts, with or without a profile: found by e-mail, filtered, given another role, disabled, enabled and removed. */
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
  const [removing, setRemoving] = useState<User | null>(null)
  const [changing, setChanging] = useState<User | null>(null)
  const session = useSession()
  const ownUid = session.status === 'signed-in' ? session.user.id : null

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

  async function remove(user: User) {
    const said = words.removed(nameOf(user))
    if (await action.run(() => callFunction(removeUser, { uid: user.uid }), said)) pages.reload()
  }

  return (
    <>
      <UserFilters onSearch={setFilter} />
      {/* Emptied while a list is being read, so that the same number is said again. */}
      <p className="small muted" role="status">
        {pages.entries && !pages.isReading && words.found(pages.entries.length, pages.goOn !== null)}
      </p>
      <ActionNote note={action.note} busy={action.busy} heldBack={action.heldBack} />
      {pages.entries && (
        <AdminTable
          caption={words.userCaption}
          heads={[words.name, words.verified, words.role, words.access, words.createdAt]}
        >
          {pages.entries.map((user) => (
            <UserRow
              key={user.uid}
              user={user}
              isOwn={user.uid === ownUid}
              busy={action.busy}
              onRole={() => action.mustWait() || setChanging(user)}
              onDisabled={(disabled) =>
                action.mustWait() || (disabled ? setDisabling(user) : void setDisabled(user, false))
              }
              onRemove={() => action.mustWait() || setRemoving(user)}
            />
          ))}
        </AdminTable>
      )}
      {pages.entries?.some(({ hasProfile }) => !hasProfile) && <p className="muted">{words.noProfileNote}</p>}
      <PageControls pages={pages} none={words.noUsers} />
      {disabling && (
        <ConfirmDialog
          heading={words.disableHeading(nameOf(disabling))}
          text={disableWarning(disabling, disabling.uid === ownUid, language)}
          confirm={words.disable}
          cancel={words.cancel}
          onAnswer={(confirmed) => {
            setDisabling(null)
            if (confirmed) void setDisabled(disabling, true)
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          heading={words.removeUserHeading(nameOf(removing))}
          text={words.removeUserText}
          confirm={words.removeUser}
          cancel={words.cancel}
          onAnswer={(confirmed) => {
            setRemoving(null)
            if (confirmed) void remove(removing)
          }}
        />
      )}
      {changing && (
        <RoleDialog
          name={nameOf(changing)}
          current={changing.role}
          isOwn={changing.uid === ownUid}
          onAnswer={(role) => {
            setChanging(null)
            if (role !== null) void changeRole(changing, role)
          }}
        />
      )}
    </>
  )
}

/** So many calls look for accounts that a rare filter lets through, before an empty page is shown with the way on. */
const mostCalls = 6

/** Accounts whose address begins so, and on the first page those whose name does. */
async function readUsers(
  { search, ...filter }: UserFilter,
  after: string | null,
): Promise<ListPage<User, string>> {
  const named =
    search !== undefined && after === null
      ? (await callFunction(listUsers, { ...filter, namePrefix: search })).users
      : []
  // No address has a space in it.
  if (search !== undefined && /\s/.test(search)) return { entries: named, next: null }
  const { entries, next } = await readByAddress(search, filter, after)
  const others = named.filter(({ uid }) => !entries.some((entry) => entry.uid === uid))
  return { entries: [...entries, ...others], next }
}

async function readByAddress(
  search: string | undefined,
  filter: Omit<UserFilter, 'search'>,
  after: string | null,
): Promise<ListPage<User, string>> {
  let page = after
  for (let calls = 1; ; calls += 1) {
    const { users, nextPage } = await callFunction(listUsers, {
      ...filter,
      ...(search === undefined ? {} : { emailPrefix: search }),
      ...(page === null ? {} : { page }),
    })
    if (users.length > 0 || nextPage === null || calls === mostCalls)
      return { entries: users, next: nextPage }
    page = nextPage
  }
}
