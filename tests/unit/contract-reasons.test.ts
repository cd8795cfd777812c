import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type CallableReason,
  callableErrors,
  callableErrorText,
  commonReasons,
} from '@amhs/domain/contracts/callable-errors'
import { allContracts } from '../functions/support/contracts'

const contracts = await allContracts()
const reasons = [...new Set([...commonReasons, ...contracts.flatMap(({ errors }) => errors)])].sort()

/** Nothing went wrong, so there is nothing to do about it. */
const needNoWayOn: readonly CallableReason[] = ['stopped', 'deliberate']

/** Words that tell a person what to do, or when it will work again. */
const wayOn = {
  'zh-CN': /请|再试|可以|先/,
  en: /\b(please|try|you can|sign in|wait|look|make someone|clear|write to us)\b/i,
} as const

describe.each(reasons)('the reason %s', (reason) => {
  test.each(['zh-CN', 'en'] as const)('has a text in %s that says how to go on', (language) => {
    const text = callableErrorText(reason, language)
    expect(text).toMatch(language === 'en' ? /^[A-Z“][^\p{Script=Han}]+\.$/u : /\p{Script=Han}.*。$/u)
    if (!needNoWayOn.includes(reason)) expect(text).toMatch(wayOn[language])
  })
})

test('no text is kept for a reason that no function gives', () => {
  expect(Object.keys(callableErrors).sort()).toEqual(reasons)
})

const functions = path.resolve(import.meta.dirname, '../../functions/src')
const lists = ['index.ts', 'demo/demo-functions.ts']

/** A function's handler, from the file that one of the lists of functions names. */
function handlerOf(name: string): string {
  for (const list of lists) {
    const text = readFileSync(path.join(functions, list), 'utf8')
    const file = new RegExp(`\\b${name}(?: =|:)[^=]*?defineFunction\\(.*?import\\('(.+?)'\\)`, 's').exec(
      text,
    )?.[1]
    if (file) return readFileSync(path.join(functions, path.dirname(list), `${file}.ts`), 'utf8')
  }
  throw new Error(`No list of functions names a handler of ${name}`)
}

/** What a handler takes from elsewhere that can refuse, and the reasons of each. */
const shared: Readonly<Record<string, readonly CallableReason[]>> = {
  foundAccount: ['user-not-found'],
  requireProfile: ['profile-missing'],
  sendOnce: ['profile-missing', 'mail-not-configured', 'mail-unreachable', 'mail-refused', 'mail-uncertain'],
  beginErasing: ['last-admin'],
}

test.each(contracts)('$name gives only reasons that its contract states', ({ name, errors }) => {
  const source = handlerOf(name)
  const own = [...source.matchAll(/refusal\('([a-z-]+)'/g)].map(([, reason]) => reason as CallableReason)
  const others = Object.entries(shared).flatMap(([helper, given]) =>
    source.includes(`${helper}(`) ? given : [],
  )
  const stated: readonly CallableReason[] = [...commonReasons, ...errors]
  expect([...own, ...others].filter((reason) => !stated.includes(reason))).toEqual([])
})
