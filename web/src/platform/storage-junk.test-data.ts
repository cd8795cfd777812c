/** A number from 0 up to 1, the same ones in the same order for the same seed (mulberry32). */
export type Random = () => number

export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function oneOf<Thing>(random: Random, things: readonly Thing[]): Thing {
  const thing = things[Math.floor(random() * things.length)]
  if (thing === undefined) throw new RangeError('There is nothing to choose from.')
  return thing
}

const oddTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '{',
  '[',
  '"',
  '{}',
  '[]',
  '0',
  '-1',
  '1e999',
  '__proto__',
  'true',
  '\u0000',
  '\ud800',
  '😶',
  'x'.repeat(5000),
  '<script>',
  '2026-11-22',
  'zh-CN',
  'visitor',
]
const oddNumbers = [0, -1, 1, 0.5, 1e21, -1e21, Number.MAX_SAFE_INTEGER, 8.64e15 + 1]

function randomValue(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * (depth > 3 ? 4 : 6))
  if (kind === 0) return null
  if (kind === 1) return random() < 0.5
  if (kind === 2) return oneOf(random, oddNumbers)
  if (kind === 3) return oneOf(random, oddTexts)
  const parts = Array.from({ length: Math.floor(random() * 4) }, () => randomValue(random, depth + 1))
  if (kind === 4) return parts
  return Object.fromEntries(parts.map((part) => [oneOf(random, oddTexts), part]))
}

/** The value with one random place in it replaced or taken out. */
function withOneChange(random: Random, value: unknown): unknown {
  const isInside = typeof value === 'object' && value !== null && random() < 0.8
  if (!isInside) return randomValue(random)
  if (Array.isArray(value)) {
    const at = Math.floor(random() * (value.length + 1))
    const rest = [...value.slice(0, at), withOneChange(random, value[at]), ...value.slice(at + 1)]
    return random() < 0.2 ? value.toSpliced(at, 1) : rest
  }
  const entries = Object.entries(value)
  if (entries.length === 0) return randomValue(random)
  const [key] = oneOf(random, entries)
  return Object.fromEntries(
    entries.flatMap(([name, part]) => {
      if (name !== key) return [[name, part]]
      return random() < 0.2 ? [] : [[name, withOneChange(random, part)]]
    }),
  )
}

/** A text that a storage might hold in place of a good one: damaged, cut off, of another time, or tampered with. */
function damaged(random: Random, good: string): string {
  const kind = random()
  if (kind < 0.15) return oneOf(random, oddTexts)
  if (kind < 0.3) return good.slice(0, Math.floor(random() * good.length))
  if (kind < 0.4) return JSON.stringify(randomValue(random))
  try {
    return JSON.stringify(withOneChange(random, JSON.parse(good)))
  } catch {
    return JSON.stringify(randomValue(random))
  }
}

const person = {
  id: 'me',
  email: 'a@b.test',
  firstName: 'Mei',
  lastName: 'Lin',
  role: 'user',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const draft = {
  instrument: 'phq9',
  edition: '2026-11-22',
  answers: { phq9_1: 3, phq9_2: 'declined' },
  questionId: 'phq9_2',
  supportFor: null,
  changedAt: 1,
}
const message = { name: 'Mei', email: 'a@b.test', subject: 'Hello', message: 'A text' }
const result = {
  id: '0b9c3c52-9f0e-4c0e-9d0a-1f0f7b6a1c11',
  instrument: 'phq9',
  edition: '2026-11-21',
  language: 'zh-CN',
  respondent: 'self',
  answers: { phq9_1: 3 },
  unscored: {},
  score: { total: 3, band: 'minimal', positive: false },
  safety: false,
  finishedAt: 1,
}
const consent = { given: true, version: '2026-11-21', language: 'en', at: 1 }

/** What a browser in use holds, by key: in the local storage and in that of a tab. */
export const goodStorage = {
  local: {
    amhs_auth_token: 'firebase_me',
    amhs_user: JSON.stringify(person),
    amhs_users: JSON.stringify([{ ...person, password: 'hash' }]),
    amhs_screening_results: JSON.stringify([result]),
    amhs_screening_results_set_aside: JSON.stringify(['broken']),
    amhs_ratings: JSON.stringify([{ userId: 'me', targetId: 'sleep', stars: 3, updatedAt: 1 }]),
    amhs_user_preferences: JSON.stringify({
      theme: 'dark',
      language: 'en',
      shortcuts: false,
      quickExitSignsOut: true,
    }),
    amhs_hosted_mode: 'false',
    amhs_answer_drafts: JSON.stringify({ me: { phq9: draft }, visitor: { phq9: draft } }),
    amhs_answer_drafts_set_aside: JSON.stringify({ me: 'broken' }),
    amhs_age_band: 'adult',
    amhs_region: 'CN',
    amhs_saved_articles: JSON.stringify({ me: { sleep: 1 }, visitor: { stress: 2 } }),
    amhs_contact_draft: JSON.stringify({ me: message, visitor: message }),
    amhs_safety_plan: JSON.stringify({
      me: { signs: ['no sleep'], people: ['Lin 12345'] },
      visitor: { alone: ['walk'] },
    }),
    amhs_safety_plan_stays: 'true',
    amhs_check_ins: JSON.stringify({ me: { '2026-11-22': { mood: 2, word: 'rain' } }, visitor: {} }),
    amhs_check_ins_stay: 'true',
    amhs_sleep_diary: JSON.stringify({ me: { '2026-11-22': { bed: '23:00', quality: 2 } } }),
    amhs_sleep_diary_stays: 'true',
    amhs_worries: JSON.stringify({ visitor: { worry: 'the exam' } }),
    amhs_worries_stay: 'true',
    amhs_news_seen: JSON.stringify({ me: { groups: 1, shares: 2 } }),
    amhs_home_quiet_since: '1700000000000',
    amhs_signed_out_at: '1700000000000',
    amhs_consents: JSON.stringify({ me: { terms: consent }, visitor: { assistant: consent } }),
  },
  session: {
    amhs_banner_dismissed: 'true',
    amhs_form_draft: JSON.stringify({
      me: { names: { firstName: 'Mei' } },
      visitor: { login: { email: 'a@b.test' } },
    }),
    amhs_safe_answers: JSON.stringify({ visitor: { phq9: 'no' } }),
    amhs_reloads: '[1]',
    amhs_welcomed: 'yes',
  },
} as const

/** The storages of a browser in use after up to five random changes. */
export function damagedStorage(random: Random): {
  readonly local: Record<string, string>
  readonly session: Record<string, string>
} {
  const found = {
    local: { ...goodStorage.local } as Record<string, string>,
    session: { ...goodStorage.session } as Record<string, string>,
  }
  const changes = 1 + Math.floor(random() * 5)
  for (let change = 0; change < changes; change += 1) {
    const area = random() < 0.8 ? found.local : found.session
    const key = oneOf(random, Object.keys(area))
    if (random() < 0.1) delete area[key]
    else area[key] = damaged(random, area[key] ?? '')
  }
  return found
}
