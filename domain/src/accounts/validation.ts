import { isEmailAddress } from '../forms/email-address'
import type { AuthMessageCode } from './auth-messages'

/** The shortest password of local mode, in characters. */
export const shortestPassword = 8

/** The longest password of local mode, in bytes of UTF-8: bcrypt silently ignores what comes after. */
export const longestPasswordBytes = 72

/** The longest password of cloud accounts, in characters. The provider names no reason of its own for longer ones. */
export const longestHostedPassword = 4096

export type PasswordProblem = Extract<
  AuthMessageCode,
  | 'password-length'
  | 'password-uppercase'
  | 'password-lowercase'
  | 'password-digit'
  | 'password-special'
  | 'password-bytes'
>

/** Every rule that a new password of local mode breaks; an empty list means that it is good. */
export function checkPassword(password: string): readonly PasswordProblem[] {
  const problems: PasswordProblem[] = []
  if ([...password].length < shortestPassword) problems.push('password-length')
  if (!/[A-Z]/.test(password)) problems.push('password-uppercase')
  if (!/[a-z]/.test(password)) problems.push('password-lowercase')
  if (!/[0-9]/.test(password)) problems.push('password-digit')
  if (!/[^A-Za-z0-9\s]/.test(password)) problems.push('password-special')
  if (new TextEncoder().encode(password).length > longestPasswordBytes) problems.push('password-bytes')
  return problems
}

export type EmailProblem = Extract<AuthMessageCode, 'email-format'>

/** An empty list for a good address, else its problem. */
export function checkEmail(address: string): readonly EmailProblem[] {
  return isEmailAddress(address) ? [] : ['email-format']
}

/** What a registration of local mode is judged by. */
export interface RegistrationInput {
  readonly email: string
  readonly password: string
  readonly passwordConfirmation: string
}

export type RegistrationProblem =
  | EmailProblem
  | PasswordProblem
  | Extract<AuthMessageCode, 'password-confirmation'>

/** Every rule that a registration breaks, in the order of the form; that an address is taken only the store knows. */
export function checkRegistration(input: RegistrationInput): readonly RegistrationProblem[] {
  const confirmation =
    input.password === input.passwordConfirmation ? [] : (['password-confirmation'] as const)
  return [...checkEmail(input.email), ...checkPassword(input.password), ...confirmation]
}

/** Whether a text is a whole web address with http or https. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text) || /\p{Cf}/u.test(text)) return false
  // "https://zoom.us@evil.test" leads to evil.test.
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Whether a text has a length from `shortest` to `longest`, in characters; by default 0 to 1000. */
export function hasLength(text: string, shortest = 0, longest = 1000): boolean {
  const { length } = [...text]
  return length >= shortest && length <= longest
}

/** Shapes of database, script and template injection: a sign for a log or a review, never a protection. */
const injectionPatterns: readonly RegExp[] = [
  /<\/?(script|iframe|object|embed|svg|img|link|meta)\b/i,
  /\bjavascript:/i,
  /\bon(error|load|click|focus|mouse\w{1,10}|key\w{1,10})\s{0,9}=/i,
  /\b(union\s{1,9}(all\s{1,9})?select|insert\s{1,9}into|drop\s{1,9}(table|database)|delete\s{1,9}from)\b/i,
  /['"]\s{0,9}(or|and)\s{1,9}['"\d]\w{0,9}['"]?\s{0,9}=/i,
  /['"]\s{0,9};?\s{0,9}--/,
  /\$\{|\{\{|<%/,
]

/** Whether a text has the shape of an injection attempt. */
export function looksLikeInjection(text: string): boolean {
  return injectionPatterns.some((pattern) => pattern.test(text))
}
