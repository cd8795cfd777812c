import type { RulesCase } from '../rules/rules-case'
import { speakingOf } from './likely-cases'

const cases = ['a demoted professional', 'a name of 101 characters', 'without a verified address'].map(
  (name): RulesCase => ({ area: 'notes', name, attempts: [] }),
)
const speaking = (line: string) => {
  const mutant = { line: 1, description: 'the whole condition becomes true', match: 'notes', text: '' }
  return speakingOf(cases, line, mutant).map(({ name }) => name)
}

test('a case whose name speaks of what a mistake is about is tried first', () => {
  expect(speaking('return isName(data.name, 100)')).toEqual(['a name of 101 characters'])
  expect(speaking('request.auth.token.email_verified == true')).toEqual(['without a verified address'])
  expect(speaking("return profile.role == 'professional'")).toEqual(['a demoted professional'])
  expect(speaking('return true')).toEqual([])
})
