import { publicAddressFault } from './addresses'
import { named, numberFault, type Read } from './read-settings'

function baseFault(address: string): string | undefined {
  const fault = publicAddressFault(address)
  if (fault !== undefined) return fault
  return /[?#]|\/chat\/completions\/*$/.test(address)
    ? 'is more than the base of the provider: leave out /chat/completions and everything after ? or #'
    : undefined
}

/** What speaks against the settings of the AI provider, where there is one: of what the functions cannot read they would take their own. */
export function assistantFaults(value: Read): readonly string[] {
  const address = value('AI_BASE_URL')
  if (address === '') return []
  const format = value('AI_READER_FORMAT')
  const field = value('AI_MAX_TOKENS_FIELD')
  return [
    ...named('AI_BASE_URL', baseFault(address)),
    ...named('AI_MODEL', value('AI_MODEL') === '' ? 'missing, although AI_BASE_URL is set' : undefined),
    ...named('AI_TIMEOUT_SECONDS', numberFault(value('AI_TIMEOUT_SECONDS'), 1, 60)),
    ...named('AI_MAX_TOKENS', numberFault(value('AI_MAX_TOKENS'), 50, 4000)),
    ...named(
      'AI_MAX_TOKENS_FIELD',
      field === '' || /^[a-z][a-z0-9_]{0,39}$/i.test(field)
        ? undefined
        : 'is no name of a field, such as max_completion_tokens',
    ),
    ...named(
      'AI_READER_FORMAT',
      ['', 'text', 'json_object', 'json_schema'].includes(format)
        ? undefined
        : 'must be text, json_object or json_schema',
    ),
    ...named('AI_READER_TIMEOUT_SECONDS', numberFault(value('AI_READER_TIMEOUT_SECONDS'), 0.2, 20)),
  ]
}

/** What of these settings may be meant, but seldom is. */
export function assistantNotes(value: Read): readonly string[] {
  const idle = ['AI_MODEL', 'AI_PROVIDER_NAME', 'AI_READER_MODEL'].filter((name) => value(name) !== '')
  return value('AI_BASE_URL') !== '' || idle.length === 0
    ? []
    : [
        `AI_BASE_URL: empty, so the assistant answers from the articles, although ${idle.join(' and ')} say something`,
      ]
}
