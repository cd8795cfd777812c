import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { screeningRecord } from '../../../domain/src/documents/screening-record'
import type { Instrument } from '../../../domain/src/instruments/instrument'
import { questionsToAsk } from '../../../domain/src/instruments/question-flow'
import { scoreInstrument } from '../../../domain/src/instruments/score'
import type { Language } from './fixtures'
import { expect, open } from './fixtures'

const data = path.resolve(import.meta.dirname, '../../../domain/src/instruments/data')

/** Every instrument of the product, read from its file: the catalogue's own modules need a bundler. */
export const instruments: readonly Instrument[] = readdirSync(data)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(data, name), 'utf8')) as Instrument)

/** @throws Error for an id that no file has */
export function instrumentNamed(id: string): Instrument {
  const found = instruments.find((instrument) => instrument.id === id)
  if (!found) throw new Error(`There is no instrument ${id}`)
  return found
}

/** The words of the screening pages that tests need, by language. */
export const screeningTexts = {
  'zh-CN': {
    adult: '18 岁及以上',
    teenager: '14–17 岁',
    child: '未满 14 岁',
    start: '开始作答',
    next: '下一题',
    back: '上一题',
    finish: '看结果',
    goOn: '继续',
    change: '改答案',
    pause: '先停一下',
    decline: '不想回答这一题',
    support: '谢谢你愿意如实回答。',
    withSomeone: '我身边有人',
    alone: '我身边没有人',
    company: /走到亮着灯、有人的地方/,
    backToPage: '先回到页面',
    safeNow: '你现在安全吗？',
    notSafe: '你说你现在不安全。先打这里的电话。',
    emergencyAgain: '再打开紧急求助',
    notSure: '不确定',
    no: '不安全',
    supportRow: '需要时可以找',
    stayHere: '没关系，先在这里待一会儿',
    steadier: '我平静一点了',
    unsafe: '我不安全',
    continueUnsettled: '接着往下答',
    tellSomebody: '今天就告诉一位你信任的人。可以把这段话发过去：',
    thoughts: '出现自杀念头时：求助与助人',
    selfHarm: '了解自伤',
    tellWords: /现在告诉你，是不想一个人扛/,
    yes: '安全',
    noThanks: '不删除',
    save: '保存到账户',
    agree: /我同意/,
    position: (at: number, of: number) => `第 ${at} 题，共 ${of} 题`,
  },
  en: {
    adult: '18 or over',
    teenager: '14–17',
    child: 'Under 14',
    start: 'Start',
    next: 'Next',
    back: 'Back',
    finish: 'See the result',
    goOn: 'Continue',
    change: 'Change the answer',
    pause: 'Pause',
    decline: 'Prefer not to answer',
    support: 'Thank you for answering honestly.',
    withSomeone: 'I am with someone now',
    alone: 'I am alone',
    company: /Go where there are lights and people/,
    backToPage: 'Back to the page',
    safeNow: 'Are you safe right now?',
    notSafe: 'You said that you’re not safe. Call one of these first.',
    emergencyAgain: 'Open the emergency card again',
    notSure: 'Not sure',
    no: 'No',
    supportRow: 'Who to contact',
    stayHere: 'That’s all right. Stay here for a moment',
    steadier: 'I feel steadier',
    unsafe: 'I’m not safe',
    continueUnsettled: 'Go on with the questions',
    tellSomebody: 'Tell someone you trust today. You can send them these words:',
    thoughts: 'Thoughts of suicide: getting and giving help',
    selfHarm: 'Understanding self-harm',
    tellWords: /I’m telling you because I don’t want to carry it alone/,
    yes: 'Yes',
    noThanks: 'Keep',
    save: 'Save to account',
    agree: /I agree/,
    position: (at: number, of: number) => `Question ${at} of ${of}`,
  },
} as const satisfies Record<Language, unknown>

/** Sets the age band before the first page, as if it had been answered on an earlier visit. */
export async function setAgeBand(
  page: Page,
  ageBand: 'under-14' | '14-17' | 'adult' = 'adult',
): Promise<void> {
  await page.addInitScript((band) => {
    if (localStorage.getItem('amhs_age_band') === null) localStorage.setItem('amhs_age_band', band)
  }, ageBand)
}

/** Opens the list of all tools, which is folded below the tiles. */
export async function openToolList(page: Page): Promise<void> {
  await page.getByRole('main').locator('.tool-list > summary').click()
}

/** Opens what lies folded at a result: keeping and erasing it, printing, the link and the files. */
export async function openKeepOrTake(page: Page): Promise<void> {
  const fold = page.getByRole('main').locator('.keep-or-take')
  // What loads late above it may move it away from under the press.
  await expect(async () => {
    if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
      await fold.locator('> summary').click()
    await expect(fold).toHaveAttribute('open', '', { timeout: 1000 })
  }).toPass()
}

/** Opens an instrument and goes past its first page; the age must be known. */
export async function begin(page: Page, instrument: string, language: Language = 'zh-CN'): Promise<void> {
  await open(page, `/test?instrument=${instrument}`)
  await page.getByRole('button', { name: screeningTexts[language].start, exact: true }).click()
  await heading(page).waitFor()
}

export function heading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** The button that leads on from a question: to the next one or to the result. */
export function onwards(page: Page, language: Language = 'zh-CN'): Locator {
  const words = screeningTexts[language]
  return page
    .getByRole('main')
    .locator('.step-actions')
    .getByRole('button', { name: new RegExp(`^(${words.next}|${words.finish})$`) })
}

/**
 * Presses an answer of the question shown and waits until the next one is there: a tap leads on. The last question has none.
 *
 * @param place of the option, lowest first
 */
export async function tapAnswer(page: Page, place: number): Promise<void> {
  const before = await heading(page).textContent()
  await page.locator('.choice').nth(place).click()
  await expect(heading(page)).not.toHaveText(before ?? '')
}

/** Answers every question one at a time by pointer; `choose` gives the option's place, lowest first. */
export async function answerAll(
  page: Page,
  instrument: Instrument,
  choose: (itemId: string, options: number) => number,
  language: Language = 'zh-CN',
): Promise<void> {
  const words = screeningTexts[language]
  let answers: Record<string, number> = {}
  for (let at = 0; ; at += 1) {
    const question = questionsToAsk(instrument, answers)[at]
    if (!question) return
    const place = choose(question.id, question.options.length)
    const option = question.options[place]
    if (!option) throw new Error(`${question.id} has no option ${place}`)
    answers = { ...answers, [question.id]: option.value }
    await page.locator(`input[name="${question.id}"]`).nth(place).click()
    const support = page.getByRole('main').getByRole('button', { name: words.change, exact: true })
    if (
      instrument.safetyItems.some(
        ({ itemId, triggerMin }) => itemId === question.id && option.value >= triggerMin,
      )
    ) {
      await support.waitFor()
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^(${words.goOn}|${words.finish})$`) })
        .click()
    } else if (questionsToAsk(instrument, answers)[at + 1]) {
      await expect(heading(page)).toHaveText(
        words.position(at + 2, questionsToAsk(instrument, answers).length),
      )
    } else {
      await onwards(page, language).click()
    }
  }
}

/** A finished PHQ-9 as the device keeps it. */
export function keptPhq9(total: number, finishedAt: number, change: Readonly<Record<string, unknown>> = {}) {
  const bands = ['minimal', 'mild', 'moderate', 'moderately-severe', 'severe'] as const
  let left = total
  const answers = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => {
      const points = Math.min(3, left)
      left -= points
      return [`phq9_${index + 1}`, points]
    }),
  )
  return {
    id: randomUUID(),
    instrument: 'phq9',
    edition: '2026-11-21',
    language: 'zh-CN',
    respondent: 'self',
    answers,
    unscored: {},
    score: { total, band: bands[Math.min(4, Math.floor(total / 5))], positive: total >= 10 },
    safety: (answers.phq9_9 ?? 0) > 0,
    finishedAt,
    ...change,
  }
}

/**
 * Puts results on the device before the first page.
 *
 * @param owner id of the account that finished them; left out for results of somebody without one, or for a damaged text
 */
export async function keepOnDevice(page: Page, results: unknown, owner?: string): Promise<void> {
  const stored = Array.isArray(results) && owner ? results.map((record) => ({ ...record, owner })) : results
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('amhs_screening_results') === null) {
        localStorage.setItem('amhs_screening_results', text)
      }
    },
    typeof stored === 'string' ? stored : JSON.stringify(stored),
  )
}

/** A result in the form in which it is kept on the device. */
interface Kept {
  readonly id: string
  readonly finishedAt: number
}

/** The psc17p of a parent about a child, as it is kept on the device: 1 point for each question. */
export function keptPsc17p(finishedAt: number) {
  const instrument = instrumentNamed('psc17p')
  const answers = Object.fromEntries(instrument.items.map(({ id }) => [id, 1]))
  const result = scoreInstrument(instrument, answers)
  return {
    id: randomUUID(),
    ...screeningRecord({ instrument, answers, result, language: 'zh-CN', finishedAt }),
  }
}

/** A kept screening in the database's own form, as `writeDocument` takes it. */
export function asFields(record: Kept): Record<string, unknown> {
  const { id: _id, finishedAt, ...content } = record
  const moment = { timestampValue: new Date(finishedAt).toISOString() }
  const fields = Object.fromEntries(Object.entries(content).map(([key, value]) => [key, asValue(value)]))
  return { ...fields, finishedAt: moment, savedAt: moment }
}

function asValue(value: unknown): unknown {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { integerValue: String(value) }
  if (typeof value !== 'object' || value === null) return { nullValue: null }
  return {
    mapValue: {
      fields: Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asValue(part)])),
    },
  }
}
