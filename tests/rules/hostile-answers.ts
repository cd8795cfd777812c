import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { authMessages } from '@amhs/domain/accounts/auth-messages'
import type { FieldValue, FormRules } from '@amhs/domain/forms/form-rules'
import { checkField } from '@amhs/domain/forms/form-rules'
import type { Localized } from '@amhs/domain/localized'
import type { AuthResult } from '../../web/src/features/account/auth-result'
import { hostileTexts } from '../../web/src/features/account/hostile-texts.test-data'

/** How many actions wait for the emulators at once. */
const atOnce = 8

/**
 * The texts that a form lets through in one field; each of the others has to be refused in words.
 *
 * @param beside fields that depend on this one, given its text
 */
export function letThrough<Values extends { readonly [Field in keyof Values]: FieldValue }>(
  rules: FormRules<Values>,
  field: keyof Values & string,
  label: Localized,
): readonly string[] {
  return hostileTexts.filter((text) => {
    const values = { [field]: text } as unknown as Values
    const problem = checkField(field, values, rules, label)
    if (problem) expectWords(problem.message)
    return problem === null
  })
}

/** A refusal that says what is wrong: one of the reasons that fit the field, in both languages. */
export function expectRefusal(
  result: AuthResult,
  typed: string,
  ...reasons: readonly AuthMessageCode[]
): void {
  const shown = JSON.stringify(typed.slice(0, 60))
  expect(result.success, shown).toBe(false)
  for (const code of result.codes) {
    expect(reasons, shown).toContain(code)
    expectWords(authMessages[code].text)
  }
}

export function expectSuccess(result: AuthResult, typed: string, code: AuthMessageCode): void {
  expect(result, JSON.stringify(typed.slice(0, 60))).toMatchObject({ success: true, codes: [code] })
}

function expectWords({ zh, en }: Localized): void {
  expect(zh).toMatch(/\p{Script=Han}/u)
  expect(en).toMatch(/[A-Za-z]{2}/)
}

/** Does something with each text, some of them at once: for actions that leave the session as it is. */
export async function forEach(
  texts: readonly string[],
  action: (text: string) => Promise<void>,
): Promise<void> {
  const waiting = [...texts]
  const work = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) await action(text)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
