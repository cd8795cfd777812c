import { checkForm } from '@amhs/domain/forms/form-rules'
import { accountLabels } from './account-form.words'
import {
  deleteRules,
  newPasswordRules,
  passwordRules,
  type RegisterValues,
  registerRules,
} from './account-form-rules'

const good: RegisterValues = {
  firstName: 'Mei',
  lastName: '',
  email: 'mei@example.com',
  password: 'Abcdefg1!',
  confirmation: 'Abcdefg1!',
  role: 'user',
  terms: true,
}

/** What the form says in Chinese and English about one wrong value. */
function said(change: Partial<RegisterValues>) {
  return checkForm({ ...good, ...change }, registerRules, accountLabels).map(({ message }) => message)
}

test('a good registration is not stopped', () => {
  expect(said({})).toEqual([])
})

test('a wrong address is told in the words of the catalogue', () => {
  expect(said({ email: 'bad' })).toEqual([{ zh: '邮箱格式无效', en: 'Invalid email format' }])
})

test('two different passwords are told in the words of the catalogue, in every form that asks twice', () => {
  const mismatch = { zh: '密码确认不匹配', en: 'Passwords do not match' }
  expect(said({ confirmation: 'other' })).toEqual([mismatch])
  const changed = { current: 'a', password: 'b', confirmation: 'c' }
  expect(checkForm(changed, passwordRules, accountLabels).map(({ message }) => message)).toEqual([mismatch])
  expect(checkForm(changed, newPasswordRules, accountLabels).map(({ message }) => message)).toEqual([
    mismatch,
  ])
})

test('a role that does not exist is told in the default words', () => {
  expect(said({ role: 'owner' })).toEqual([{ zh: '“你是”无效。', en: 'You are is not valid.' }])
})

test('the box before a deletion asks to be ticked, not to be filled in', () => {
  const values = { password: 'a', device: false, understand: false }
  const labels = { understand: { zh: '我明白', en: 'I understand' } }
  expect(checkForm(values, deleteRules(false), labels).map(({ message }) => message)).toEqual([
    { zh: '请先勾选“我明白删除后不能恢复”。', en: 'Please tick the box that says you understand.' },
  ])
})

test('the box of the terms asks for agreement, not to be filled in', () => {
  expect(said({ terms: false })).toEqual([
    {
      zh: '请先看过并同意条款和隐私说明。',
      en: 'Please read and agree to the terms and the privacy notice.',
    },
  ])
})

test('an empty second password asks to type it again', () => {
  expect(said({ confirmation: '' })).toEqual([
    { zh: '请再输一次密码。', en: 'Please type the password again.' },
  ])
})
