import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params'

// Every parameter has a default that works in the emulators: one without a value would keep all functions from loading.

/** Refuse every call that does not carry a valid App Check token. Turn on once the web app is registered for it. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', {
  default: false,
  description: 'Refuse calls without a valid App Check token.',
})

/** The one origin whose pages may call, such as `https://example.org`; `*` for any. Calls carry no cookies. */
export const allowedOrigin = defineString('ALLOWED_ORIGIN', {
  default: '*',
  description: 'Origin of the web app, or * for any.',
})

/** Mixed into the hash that stands for a caller in logs and limits, so that it cannot be looked up elsewhere. */
export const callerHashSalt = defineString('CALLER_HASH_SALT', {
  default: 'amhs',
  description: 'Any random text. Changing it restarts all rate limits.',
})

/** Address of the site, without a slash at its end, for links in e-mails. */
export const siteAddress = defineString('SITE_ADDRESS', {
  default: 'http://localhost:5000',
  description: 'Address of the web app, for links in e-mails.',
})

/** Host of the SMTP server; empty means that no mail service is set up. */
export const smtpHost = defineString('SMTP_HOST', {
  default: '',
  description: 'Host name of the SMTP server.',
})

/** A string, since a value in a `.env` file is one; parsed where it is read. */
export const smtpPort = defineString('SMTP_PORT', { default: '587', description: 'Port of the SMTP server.' })

/** `starttls` (required upgrade), `tls` (from the first byte) or `none` (only for a server on this machine). */
export const smtpEncryption = defineString('SMTP_ENCRYPTION', {
  default: 'starttls',
  description: 'starttls, tls or none.',
})

export const smtpUser = defineString('SMTP_USER', {
  default: '',
  description: 'User name at the SMTP server.',
})

/** Empty or absent: the server is used without signing in. */
export const smtpPassword = defineSecret('SMTP_PASSWORD')

export const mailFrom = defineString('MAIL_FROM', {
  default: 'no-reply@example.org',
  description: 'Sender address of every e-mail.',
})

/** Comma-separated addresses that hear of a new contact message; empty: every administrator does. */
export const contactNoticeTo = defineString('CONTACT_NOTICE_TO', {
  default: '',
  description: 'Addresses for contact notices, separated by commas; empty: all administrators.',
})

/** Base address of an OpenAI-compatible API, such as `https://api.example.com/v1`; empty: the site's own guide answers. */
export const assistantAddress = defineString('AI_BASE_URL', {
  default: '',
  description: 'Base address of an OpenAI-compatible chat API; empty: the guide answers from the articles.',
})

export const assistantModel = defineString('AI_MODEL', {
  default: '',
  description: 'Name of the model at the AI provider.',
})

/** People are told this name before they agree that their messages go there. */
export const assistantName = defineString('AI_PROVIDER_NAME', {
  default: '',
  description: 'Name of the AI provider as people know it; empty: the host name of its address.',
})

export const assistantPatience = defineString('AI_PATIENCE_SECONDS', {
  default: '20',
  description: 'Seconds to wait for the first piece of an answer, and between two (1 to 60).',
})

/** Empty or absent: the provider is asked without a key. */
export const assistantKey = defineSecret('AI_API_KEY')
