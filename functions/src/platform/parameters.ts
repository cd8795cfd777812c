import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params'

// Every parameter has a default that works in the emulators: one without a value would keep all functions from loading.

/**
 * Whether a parameter has a value. A deploy hands the settings to the process that lists the functions, so it is known when this
 * file is loaded, and a secret that would not be used need not exist: a deploy insists on a value for every secret it sees.
 */
const isSet = (name: string): boolean => (process.env[name] ?? '').trim() !== ''

/** Refuse every call that does not carry a valid App Check token. Turn on once the web app is registered for it. */
export const appCheckRequired = defineBoolean('APP_CHECK_REQUIRED', {
  default: false,
  description: 'Refuse calls without a valid App Check token.',
})

/** The one origin whose pages may call; empty: that of `SITE_ADDRESS`. `*` lets any page call. Calls carry no cookies. */
export const allowedOrigin = defineString('ALLOWED_ORIGIN', {
  default: '',
  description: 'Origin of the web app; empty: that of SITE_ADDRESS.',
})

/** Further origins whose pages may call, such as a second domain or a preview. */
export const extraOrigins = defineString('EXTRA_ORIGINS', {
  default: '',
  description: 'Further https origins of the web app, separated by commas.',
})

/** The key of the pseudonyms that stand for callers in limits, bans and logs; the emulators need none. */
export const callerHashSecret = defineSecret('CALLER_HASH_SECRET')

/** The key before it, under which bans were written that still hold. Undefined: there was none, or long ago. */
export const callerHashPrevious = isSet('CALLER_HASH_ROTATED_ON')
  ? defineSecret('CALLER_HASH_PREVIOUS')
  : undefined

/** Limits that hold instead of the contracts', as JSON by function: `{"assistantReply":{"perAddress":400,"perDay":20000}}`. */
export const callLimits = defineString('CALL_LIMITS', {
  default: '',
  description: 'Other limits of calls, as JSON by function; empty: those of the contracts.',
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

/** Undefined: the server is used without signing in. */
export const smtpPassword = isSet('SMTP_USER') ? defineSecret('SMTP_PASSWORD') : undefined

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

export const assistantTimeout = defineString('AI_TIMEOUT_SECONDS', {
  default: '20',
  description: 'Seconds to wait for the first piece of an answer, and between two (1 to 60).',
})

/** The provider's own name for the limit of tokens; empty: none is sent. */
export const assistantTokensField = defineString('AI_MAX_TOKENS_FIELD', {
  default: 'max_tokens',
  description:
    'Name of the field that limits the tokens of an answer, such as max_completion_tokens; empty: none.',
})

export const assistantTokens = defineString('AI_MAX_TOKENS', {
  default: '800',
  description: 'Most tokens of an answer (50 to 4000).',
})

/** The model that judges messages and answers; a small, cheap one will do. Empty: the one that answers. */
export const readerModel = defineString('AI_READER_MODEL', {
  default: '',
  description: 'Model that judges the risk of messages and the safety of answers; empty: AI_MODEL.',
})

/** How the reader is held to its form: by a JSON schema, as any JSON, or by its instructions alone. */
export const readerFormat = defineString('AI_READER_FORMAT', {
  default: 'text',
  description: 'json_schema, json_object or text: what the provider supports as response format.',
})

export const readerTimeout = defineString('AI_READER_TIMEOUT_SECONDS', {
  default: '3',
  description: 'Seconds after which a missing judgement shows the support card (0.2 to 20).',
})

/** Undefined: no provider is asked. Empty, as in the emulators: it is asked without a key. */
export const assistantKey = isSet('AI_BASE_URL') ? defineSecret('AI_API_KEY') : undefined
