import type { Role } from '@amhs/domain/accounts/roles'
import { isRole, roleLabels, roles } from '@amhs/domain/accounts/roles'
import { inLanguage } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useLanguage } from '../../../platform/preferences'
import { useWords } from '../../../platform/words'
import { adminWords } from '../admin.words'

export interface UserFilter {
  /** The beginning of a name or an address. */
  readonly search?: string
  readonly role?: Role
  readonly verified?: boolean
  readonly disabled?: boolean
}

export const anyUser: UserFilter = {}

/** The search by the beginning of a name or an e-mail address, and three filters. */
export function UserFilters({ onSearch }: { readonly onSearch: (filter: UserFilter) => void }) {
  const words = useWords(adminWords)
  const language = useLanguage()
  const id = useId()
  const [search, setSearch] = useState('')
  const [role, setRole] = useState('')
  const [verified, setVerified] = useState('')
  const [access, setAccess] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch({
      ...(search.trim() === '' ? {} : { search: search.trim() }),
      ...(isRole(role) ? { role } : {}),
      ...(verified === '' ? {} : { verified: verified === 'yes' }),
      ...(access === '' ? {} : { disabled: access === 'disabled' }),
    })
  }

  return (
    <form
      method="post"
      className="admin-filters"
      role="search"
      aria-label={words.userSearch}
      onSubmit={submit}
    >
      <div className="field wide-field">
        <label htmlFor={`${id}-email`}>{words.emailSearch}</label>
        <span className="hint" id={`${id}-email-hint`}>
          {words.emailSearchHint}
        </span>
        <input
          id={`${id}-email`}
          aria-describedby={`${id}-email-hint`}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Choice
        id={`${id}-role`}
        label={words.role}
        value={role}
        onChange={setRole}
        options={roles.map((entry) => [entry, inLanguage(roleLabels[entry], language)])}
      />
      <Choice
        id={`${id}-verified`}
        label={words.verified}
        value={verified}
        onChange={setVerified}
        options={[
          ['yes', words.isVerified],
          ['no', words.isUnverified],
        ]}
      />
      <Choice
        id={`${id}-access`}
        label={words.access}
        value={access}
        onChange={setAccess}
        options={[
          ['enabled', words.enabled],
          ['disabled', words.disabled],
        ]}
      />
      <div>
        <button type="submit" className="button primary">
          {words.search}
        </button>
      </div>
    </form>
  )
}

function Choice({
  id,
  label,
  value,
  onChange,
  options,
}: {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly (readonly [string, string])[]
}) {
  const words = useWords(adminWords)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.all}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
