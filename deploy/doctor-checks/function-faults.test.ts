import path from 'node:path'
import { exampleSettings } from '../project/settings'
import { functionFaults, functionNotes } from './function-faults'

const example = exampleSettings(path.resolve(import.meta.dirname, '../..'), 'functions')
const known = { settings: Object.keys(example), limits: ['assistantReply', 'sharedResult'] }

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

test.each(['us-central1', 'europe-west12', 'northamerica-northeast1', 'asia-southeast2', 'me-central2'])(
  'functions may run in %s',
  (region) => {
    expect(functionFaults({ ...good, FUNCTIONS_REGION: region }, known)).toEqual([])
  },
)

test('the example as it stands says nothing about the site, and may not', () => {
  expect(functionFaults(example, known)).toEqual([
    'SITE_ADDRESS: missing: links in e-mails would lead nowhere',
  ])
})

test('without any settings every name is missing', () => {
  expect(functionFaults({}, known)).toEqual([
    `${known.settings.join(', ')}: missing, so the deploy would ask for a value`,
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
  ['SITE_ADDRESS', 'https://calm-site.org/', 'no slash'],
  ['SITE_ADDRESS', 'https://calm-site.org/help', 'write https://calm-site.org,'],
  ['SITE_ADDRESS', 'https://calm-site.org?from=mail', 'write https://calm-site.org,'],
  ['SITE_ADDRESS', 'https://calm-site.org#top', 'write https://calm-site.org,'],
  ['SITE_ADDRESS', 'https://me@calm-site.org', 'write https://calm-site.org,'],
  ['SITE_ADDRESS', 'https://Calm-Site.org', 'write https://calm-site.org,'],
  ['SITE_ADDRESS', 'https://calm-site.org and more', 'no address'],
  ['SITE_ADDRESS', 'https://calm-site', 'no domain'],
  ['ALLOWED_ORIGIN', '*', 'anybody'],
  ['ALLOWED_ORIGIN', 'http://localhost:5173', 'this machine'],
  ['ALLOWED_ORIGIN', 'https://calm-site.org/page', 'more than an origin'],
  ['EXTRA_ORIGINS', '*', 'anybody'],
  ['EXTRA_ORIGINS', 'https://calm-two.org, http://calm-three.org', 'https://'],
  ['EXTRA_ORIGINS', 'https://calm-two.org/', 'more than an origin'],
  ['EXTRA_ORIGINS', 'https://*.web.app', 'more than one origin'],
  ['FUNCTIONS_REGION', 'eur3', 'no region'],
  ['FUNCTIONS_REGION', 'europ-west1', 'europ-west1 is no region'],
  ['FUNCTIONS_REGION', 'europe-wset1', 'no region'],
  ['FUNCTIONS_REGION', 'us-central', 'no region'],
  ['APP_CHECK_REQUIRED', 'yes', 'neither'],
  ['DEMO_FUNCTIONS', 'yes', 'neither'],
  ['ERROR_REPORTS', 'no', 'neither'],
  ['CALLER_HASH_SECRET', 'amhs', 'never stands in a file'],
  ['CALLER_HASH_PREVIOUS', 'amhs', 'never stands in a file'],
  ['CALLER_HASH_ROTATED_ON', '22.11.2026', 'is no day'],
  ['CALLER_HASH_ROTATED_ON', '2026-13-45', 'is no day'],
  ['CALLER_HASH_ROTATED_ON', '2999-01-01', 'future'],
  ['CALL_LIMITS', '{assistantReply:{calls:1}}', 'no JSON'],
  ['CALL_LIMITS', '{"assistantReply":{"calls":0}}', 'assistantReply, calls has to be'],
  ['CALL_LIMITS', '{"assistantReply":{"perHour":9}}', 'has no limit perHour'],
  ['CALL_LIMITS', '{"assistantRelpy":{"calls":9}}', 'no function is called assistantRelpy'],
  ['SMTP_PORT', 'abc', 'is no port'],
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
  ['SMTP_HOST', 'smtp://smtp.calm-site.org', 'without smtp://'],
  ['SMTP_HOST', 'smtp.calm-site.org:587', 'without smtp://'],
  ['SMTP_HOST', 'smtp', 'no name of a server'],
  ['SMTP_PORT', '', 'is no port'],
  ['SMTP_PORT', 'abc', 'is no port'],
  ['SMTP_PORT', '0', 'is no port'],
  ['SMTP_PORT', '70000', 'is no port'],
  ['SMTP_PORT', '58.7', 'is no port'],
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
  ['AI_BASE_URL', 'https://ai.calm-site.org/v1/chat/completions', 'leave out /chat/completions'],
  ['AI_BASE_URL', 'https://ai.calm-site.org/v1?key=1', 'leave out'],
  ['AI_MODEL', '', 'missing'],
  ['AI_TIMEOUT_SECONDS', '20s', 'from 1 to 60'],
  ['AI_TIMEOUT_SECONDS', '600', 'from 1 to 60'],
  ['AI_MAX_TOKENS', '10', 'from 50 to 4000'],
  ['AI_MAX_TOKENS_FIELD', 'max tokens', 'no name of a field'],
  ['AI_READER_FORMAT', 'xml', 'json_object'],
  ['AI_READER_TIMEOUT_SECONDS', '0', 'from 0.2 to 20'],
])('with an assistant, %s=%s is refused: %s', (name, value, reason) => {
  const faults = functionFaults({ ...withAssistant, [name]: value }, known)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(reason)
})

test.each([
  [{}, undefined],
  [withMail, undefined],
  [withAssistant, undefined],
  [{ ...good, ALLOWED_ORIGIN: 'https://calm-site.web.app' }, undefined],
  [{ ...good, ALLOWED_ORIGIN: 'https://other.org', EXTRA_ORIGINS: 'https://calm-site.web.app' }, undefined],
  [
    { ...good, ALLOWED_ORIGIN: 'https://other.org' },
    'those of SITE_ADDRESS https://calm-site.web.app may not',
  ],
  [{ ...good, CALLER_HASH_ROTATED_ON: new Date().toISOString().slice(0, 10) }, undefined],
  [{ ...good, CALLER_HASH_ROTATED_ON: '2025-01-01' }, 'destroy CALLER_HASH_PREVIOUS'],
  [{ ...good, DEMO_FUNCTIONS: 'true' }, 'strangers'],
  [{ ...good, SMTP_USER: 'site', MAIL_FROM: 'help@calm-site.org' }, 'SMTP_USER and MAIL_FROM say something'],
  [{ ...good, AI_MODEL: 'small' }, 'answers from the articles'],
  [{ ...withMail, SMTP_PORT: '25' }, 'nothing out at port 25'],
  [{ ...withMail, SMTP_PORT: '465' }, 'usually goes with SMTP_ENCRYPTION=tls'],
  [{ ...withMail, SMTP_ENCRYPTION: 'tls' }, 'usually goes with SMTP_ENCRYPTION=starttls'],
  [{ ...withMail, SMTP_PORT: '465', SMTP_ENCRYPTION: 'tls' }, undefined],
])('of %j may be meant, but is said: %s', (settings, note) => {
  const notes = functionNotes(settings)
  expect(notes).toHaveLength(note === undefined ? 0 : 1)
  expect(notes.join()).toContain(note ?? '')
})
