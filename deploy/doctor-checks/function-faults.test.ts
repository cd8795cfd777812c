import path from 'node:path'
import { settingsIn } from '../project/settings'
import { functionFaults } from './function-faults'

const folder = path.resolve(import.meta.dirname, '../../functions')
const example = settingsIn(folder, ['.env.example'])
const known = Object.keys(example)

const good = { ...example, SITE_ADDRESS: 'https://calm-site.web.app' }
const withMail = {
  ...good,
  SMTP_HOST: 'smtp.calm-site.org',
  SMTP_USER: 'site',
  MAIL_FROM: 'help@calm-site.org',
}
const withAssistant = { ...good, AI_BASE_URL: 'https://ai.calm-site.org/v1', AI_MODEL: 'small' }

test('a site with its own address may go out, with mail and assistant or without', () => {
  expect(functionFaults(good, known)).toEqual([])
  expect(functionFaults(withMail, known)).toEqual([])
  expect(functionFaults({ ...withMail, MAIL_FROM: 'Calm <help@calm-site.org>' }, known)).toEqual([])
  expect(functionFaults(withAssistant, known)).toEqual([])
  expect(functionFaults({ ...good, ALLOWED_ORIGIN: 'https://calm-site.org' }, known)).toEqual([])
  expect(functionFaults({ ...good, CALLER_HASH_ROTATED_ON: '2026-11-22' }, known)).toEqual([])
  const more = 'https://calm-two.org, https://calm-site--preview-1a2b.web.app'
  expect(functionFaults({ ...good, EXTRA_ORIGINS: more }, known)).toEqual([])
})

test('the example as it stands says nothing about the site, and may not', () => {
  expect(functionFaults(example, known)).toEqual([
    'SITE_ADDRESS: missing: links in e-mails would lead nowhere',
  ])
})

test('without any settings every name is missing', () => {
  expect(functionFaults({}, known)).toEqual([
    `${known.join(', ')}: missing, so the deploy would ask for a value`,
  ])
})

test.each([
  ['SITE_ADDRESS', 'http://localhost:5000', 'this machine'],
  ['SITE_ADDRESS', 'https://127.0.0.1', 'this machine'],
  ['SITE_ADDRESS', 'https://192.168.1.4', 'private network'],
  ['SITE_ADDRESS', 'http://calm-site.org', 'https://'],
  ['SITE_ADDRESS', 'https://help.example', 'example'],
  ['SITE_ADDRESS', 'https://www.example.org', 'example'],
  ['SITE_ADDRESS', 'calm-site.org', 'no address'],
  ['SITE_ADDRESS', 'https://calm-site.org/', 'slash'],
  ['ALLOWED_ORIGIN', '*', 'anybody'],
  ['ALLOWED_ORIGIN', 'http://localhost:5173', 'this machine'],
  ['ALLOWED_ORIGIN', 'https://calm-site.org/page', 'more than an origin'],
  ['EXTRA_ORIGINS', '*', 'anybody'],
  ['EXTRA_ORIGINS', 'https://calm-two.org, http://calm-three.org', 'https://'],
  ['EXTRA_ORIGINS', 'https://calm-two.org/', 'more than an origin'],
  ['EXTRA_ORIGINS', 'https://*.web.app', 'more than one origin'],
  ['FUNCTIONS_REGION', 'eur3', 'no region'],
  ['APP_CHECK_REQUIRED', 'yes', 'neither'],
  ['DEMO_FUNCTIONS', 'yes', 'neither'],
  ['ERROR_REPORTS', 'no', 'neither'],
  ['CALLER_HASH_SECRET', 'amhs', 'never stands in a file'],
  ['CALLER_HASH_PREVIOUS', 'amhs', 'never stands in a file'],
  ['CALLER_HASH_ROTATED_ON', '22.11.2026', 'is no day'],
  ['CALLER_HASH_ROTATED_ON', '2026-13-45', 'is no day'],
  ['CALLER_HASH_SALT', 'amhs', 'never stands in a file'],
  ['SMTP_PASSWORD', 'open', 'never stands in a file'],
  ['AI_API_KEY', 'key', 'never stands in a file'],
  ['SITE_ADRESS', 'https://calm-site.org', 'misspelt'],
])('%s=%s is refused: %s', (name, value, reason) => {
  const faults = functionFaults({ ...good, [name]: value }, known)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(name)
  expect(faults[0]).toContain(reason)
})

test.each([
  ['SMTP_HOST', '127.0.0.1', 'no mail server'],
  ['SMTP_HOST', 'smtp.example.org', 'no mail server'],
  ['SMTP_ENCRYPTION', 'none', 'starttls or tls'],
  ['MAIL_FROM', '', 'no e-mail address'],
  ['MAIL_FROM', 'no-reply@example.org', 'example'],
  ['MAIL_FROM', 'help@localhost', 'no e-mail address'],
  ['CONTACT_NOTICE_TO', 'team@calm-site.org, me@example.com', 'example'],
])('with mail, %s=%s is refused: %s', (name, value, reason) => {
  const faults = functionFaults({ ...withMail, [name]: value }, known)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(reason)
})

test.each([
  ['AI_BASE_URL', 'http://ai.calm-site.org/v1', 'https://'],
  ['AI_BASE_URL', 'http://127.0.0.1:11434/v1', 'this machine'],
  ['AI_MODEL', '', 'missing'],
])('with an assistant, %s=%s is refused: %s', (name, value, reason) => {
  const faults = functionFaults({ ...withAssistant, [name]: value }, known)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(reason)
})
