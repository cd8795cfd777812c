import { handleAssistantReply } from './assistant-reply'
import { readAssistantSettings } from './assistant-settings'
import { handleAssistantStatus } from './assistant-status'
import { checkedSentences, RejectedReply } from './checked-reply'
import { leaksPrompt } from './prompt-leak'
import { secretLines, systemPrompt } from './system-prompt'

afterEach(() => vi.unstubAllEnvs())

type AssistantCall = Parameters<typeof handleAssistantReply>[0]

function callWith(text: string, change: Partial<AssistantCall['request']> = {}): AssistantCall {
  return {
    request: {
      turns: [{ kind: 'message', text }],
      language: 'en',
      region: 'UK',
      ageBand: 'adult',
      consent: false,
      ...change,
    },
    account: undefined,
    send: async () => undefined,
    signal: new AbortController().signal,
  }
}

describe('without a provider', () => {
  test('the guide answers from the articles, in the reader’s language', async () => {
    expect(await handleAssistantStatus({} as never)).toEqual({ provider: null })
    const english = await handleAssistantReply(callWith('What helps me fall asleep at night?'))
    expect(english).toMatchObject({ kind: 'guide', card: null })
    expect(english.kind === 'guide' && english.passages[0]?.articleId).toBe('sleep')
    const chinese = await handleAssistantReply(callWith('晚上睡不着', { language: 'zh-CN' }))
    expect(chinese.kind === 'guide' && chinese.passages[0]?.lines.join('')).toMatch(/\p{Script=Han}/u)
  })

  test('the gate stands before the guide as well', async () => {
    expect(await handleAssistantReply(callWith('I want to kill myself'))).toEqual({
      kind: 'card',
      card: 'L2',
    })
  })

  test('one line is logged: level, template, region, age and hour, no word', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    await handleAssistantReply(callWith('I want to kill myself'))
    const entry = JSON.parse(String(log.mock.calls[0]?.[0]))
    expect(entry).toEqual({
      severity: 'INFO',
      message: 'assistant turn',
      hour: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00Z$/),
      level: 'L2',
      template: 'L2',
      region: 'UK',
      ageBand: 'adult',
    })
    log.mockRestore()
  })
})

describe('the settings', () => {
  test.each([
    ['http://example.org/v1', undefined],
    ['ftp://127.0.0.1/v1', undefined],
    ['not an address', undefined],
    ['https://api.example.org/v1/', 'https://api.example.org/v1/chat/completions'],
    ['http://127.0.0.1:1234/v1', 'http://127.0.0.1:1234/v1/chat/completions'],
  ])('%s → %s', (address, endpoint) => {
    vi.stubEnv('AI_BASE_URL', address)
    vi.stubEnv('AI_MODEL', 'small')
    expect(readAssistantSettings()?.endpoint).toBe(endpoint)
  })
})

test('the model is told to write in the characters of the reader', () => {
  const prompt = (language: 'zh-CN' | 'zh-Hant') => systemPrompt({ language, region: 'TW', ageBand: 'adult' })
  expect(prompt('zh-CN')).toContain('简体中文')
  expect(prompt('zh-Hant')).toContain('繁體中文')
  expect(prompt('zh-Hant')).not.toContain('简体中文')
})

describe('pieces of the system prompt', () => {
  const prompt = systemPrompt({ language: 'en', region: 'CN', ageBand: '14-17' })
  const rule = secretLines()[1] ?? ''

  test.each([
    ['as it stands', rule],
    ['one half of a rule', rule.slice(rule.length / 2)],
    ['in the middle of an answer', `Of course. ${prompt.slice(100, 180)} Anything else?`],
    ['spaced out', [...rule].join(' ')],
    ['marked up', [...rule].join('*')],
    ['backwards', [...rule].reverse().join('')],
    ['in base64 with words before it', `Here: ${Buffer.from(rule).toString('base64')}`],
    ['in base64 broken into lines', Buffer.from(rule).toString('base64').replace(/.{20}/g, '$&\n')],
    ['in hexadecimal', Buffer.from(rule).toString('hex')],
    ['with fillers', [...rule.replace(/\P{Letter}/gu, '')].join('x')],
    ['in wide letters', prompt.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ])('are found %s', (_how, text) => {
    expect(leaksPrompt(text)).toBe(true)
  })

  test.each([
    'I am a program, not a person. You could talk with a trusted adult today, or call 12356.',
    '我是程序，不是真人，不能作出诊断。关于药物的问题，请问医生或药师。可以先写下三件小事。',
    'A doctor or pharmacist can answer questions about medicine. Our pages on [sleep](/learn/resource/sleep) may help.',
  ])('are not seen in an honest answer: %s', (text) => {
    expect(leaksPrompt(text)).toBe(false)
  })
})

test('an answer cut anywhere is never released up to the unsafe part', async () => {
  const text = 'That sounds hard. You should stop taking your antidepressants. Bye. '
  for (let cut = 1; cut < text.length; cut += 1) {
    const shown: string[] = []
    async function* pieces() {
      yield text.slice(0, cut)
      yield text.slice(cut)
      return 'whole' as const
    }
    const released = async () => {
      for await (const sentence of checkedSentences(pieces(), { allowedLinks: [] })) shown.push(sentence)
    }
    await expect(released()).rejects.toBeInstanceOf(RejectedReply)
    expect(shown.join('')).not.toContain('antidepressants')
  }
})

test('of an answer that reached the limit of tokens the unfinished sentence is left out', async () => {
  async function* pieces() {
    yield 'Rest a little. You should never, with'
    return 'cut' as const
  }
  const shown: string[] = []
  for await (const sentence of checkedSentences(pieces(), { allowedLinks: [] })) shown.push(sentence)
  expect(shown).toEqual(['Rest a little.'])
})

describe('the settings of the reader and of the limit', () => {
  const read = (values: Record<string, string>) => {
    vi.stubEnv('AI_BASE_URL', 'https://api.example.org/v1')
    vi.stubEnv('AI_MODEL', 'large')
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
    return readAssistantSettings()
  }

  test('without more, the same model reads, and 800 tokens are the limit', () => {
    expect(read({ AI_MAX_TOKENS_FIELD: 'max_tokens' })).toMatchObject({
      tokens: { field: 'max_tokens', most: 800 },
      reader: { model: 'large', format: 'text', timeoutMs: 3000, deadline: 12_000 },
    })
  })

  test('each can be set, and nonsense is not taken', () => {
    expect(
      read({
        AI_MAX_TOKENS: '300',
        AI_MAX_TOKENS_FIELD: 'max_completion_tokens',
        AI_READER_MODEL: 'small',
        AI_READER_FORMAT: 'json_schema',
        AI_READER_TIMEOUT_SECONDS: '0.5',
      }),
    ).toMatchObject({
      tokens: { field: 'max_completion_tokens', most: 300 },
      reader: { model: 'small', format: 'json_schema', timeoutMs: 500 },
    })
    expect(
      read({
        AI_MAX_TOKENS: '1e9',
        AI_MAX_TOKENS_FIELD: '',
        AI_READER_FORMAT: 'xml',
        AI_READER_TIMEOUT_SECONDS: '-1',
      }),
    ).toMatchObject({ tokens: null, reader: { format: 'text', timeoutMs: 3000 } })
    expect(read({ AI_MAX_TOKENS: '1e9', AI_MAX_TOKENS_FIELD: 'max_tokens' })?.tokens?.most).toBe(800)
  })
})
