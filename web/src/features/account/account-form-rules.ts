import { longestName } from '@amhs/domain/accounts/display-name'
import { longestHostedPassword } from '@amhs/domain/accounts/validation'
import type { FormRules } from '@amhs/domain/forms/form-rules'
import { atMost, confirmed, email, required } from '@amhs/domain/forms/form-rules'

/** What the account forms hold, and what each asks of it before anything is sent. */

/** Passwords of local accounts are shorter still, which the action says. */
const password = [required, ...atMost(longestHostedPassword)]

export type LoginValues = { readonly email: string; readonly password: string }

export const loginRules: FormRules<LoginValues> = { email: [required, email], password }

export type NameValues = { readonly firstName: string; readonly lastName: string }

export const nameRules: FormRules<NameValues> = {
  firstName: [required, ...atMost(longestName)],
  lastName: atMost(longestName),
}

export type RegisterValues = NameValues & {
  readonly email: string
  readonly password: string
  readonly confirmation: string
  readonly role: string
  readonly terms: boolean
}

export const registerRules: FormRules<RegisterValues> = {
  ...nameRules,
  email: [required, email],
  password,
  confirmation: [required, confirmed<RegisterValues>('password')],
  terms: [required],
}

export type ForgotValues = { readonly email: string }

export const forgotRules: FormRules<ForgotValues> = { email: [required, email] }

export type NewPasswordValues = { readonly password: string; readonly confirmation: string }

export const newPasswordRules: FormRules<NewPasswordValues> = {
  password,
  confirmation: [required, confirmed<NewPasswordValues>('password')],
}

export type PasswordValues = NewPasswordValues & { readonly current: string }

export const passwordRules: FormRules<PasswordValues> = {
  current: password,
  password,
  confirmation: [required, confirmed<PasswordValues>('password')],
}

export type DeleteValues = {
  readonly password: string
  readonly device: boolean
  readonly understand: boolean
}

/** A person who signs in with Google has no password to give. */
export function deleteRules(withGoogle: boolean): FormRules<DeleteValues> {
  return { ...(withGoogle ? {} : { password }), understand: [required] }
}
