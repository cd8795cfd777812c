import { validationMessages } from '@amhs/domain/accounts/local-messages'
import { isRole } from '@amhs/domain/accounts/roles'
import { longestHostedPassword } from '@amhs/domain/accounts/validation'
import type { FieldRule, FormRules } from '@amhs/domain/forms/form-rules'
import {
  atMost,
  confirmed,
  email,
  inWords,
  optionalTextRules,
  ownRule,
  required,
  textRules,
} from '@amhs/domain/forms/form-rules'
import { textKinds } from '@amhs/domain/forms/text-kinds'

/** What the account forms hold, and what each asks of it before anything is sent. */

/** Passwords of local accounts are shorter still, which the action says. */
const password = [required, ...atMost(longestHostedPassword)]

/** The sentences of the catalogue, which the actions of both modes give too: a person reads the same before and after sending. */
const address = [required, inWords(email, validationMessages['email-format'].text)]

function repeated<Values extends { readonly password: string }>(): readonly FieldRule<Values>[] {
  return [
    inWords<Values>(required, { zh: '请再输一次密码。', en: 'Please type the password again.' }),
    inWords(
      confirmed<Values>('password' as keyof Values & string),
      validationMessages['password-confirmation'].text,
    ),
  ]
}

/** A role that the list does not have can only come from a page that was tampered with. */
const knownRole = ownRule<object>((value) => value === '' || isRole(value))

export type LoginValues = { readonly email: string; readonly password: string }

export const loginRules: FormRules<LoginValues> = { email: address, password }

export type NameValues = { readonly firstName: string; readonly lastName: string }

export const nameRules: FormRules<NameValues> = {
  firstName: textRules(textKinds.personName),
  lastName: optionalTextRules(textKinds.personName),
}

export type RegisterValues = NameValues & {
  readonly email: string
  readonly password: string
  readonly confirmation: string
  readonly role: string
  readonly terms: boolean
}

export const agreedToTerms = inWords(required, {
  zh: '请先看过并同意条款和隐私说明。',
  en: 'Please read and agree to the terms and the privacy notice.',
})

export const registerRules: FormRules<RegisterValues> = {
  ...nameRules,
  email: address,
  password,
  confirmation: repeated<RegisterValues>(),
  role: [knownRole],
  terms: [agreedToTerms],
}

export type ForgotValues = { readonly email: string }

export const forgotRules: FormRules<ForgotValues> = { email: address }

export type NewPasswordValues = { readonly password: string; readonly confirmation: string }

export const newPasswordRules: FormRules<NewPasswordValues> = {
  password,
  confirmation: repeated<NewPasswordValues>(),
}

export type PasswordValues = NewPasswordValues & { readonly current: string }

export const passwordRules: FormRules<PasswordValues> = {
  current: password,
  password,
  confirmation: repeated<PasswordValues>(),
}

export type DeleteValues = {
  readonly password: string
  readonly device: boolean
  readonly understand: boolean
}

const understood = inWords(required, {
  zh: '请先勾选“我明白删除后不能恢复”。',
  en: 'Please tick the box that says you understand.',
})

/** A person who signs in with Google has no password to give. */
export function deleteRules(withGoogle: boolean): FormRules<DeleteValues> {
  return { ...(withGoogle ? {} : { password }), understand: [understood] }
}
