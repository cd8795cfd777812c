import type { Page } from '@playwright/test'
import type { Instrument } from '../../domain/src/instruments/instrument'
import { questionsToAsk } from '../../domain/src/instruments/question-flow'
import type { StoredScreening } from '../../web/src/features/screening/storage/build-screening'
import { finishScreening } from '../../web/src/features/screening/storage/finish-screening'
import { expect, type Language, open } from '../browser/support/fixtures'
import {
  begin,
  instruments,
  keepOnDevice,
  keptPhq9,
  onwards,
  openKeepOrTake,
  screeningTexts,
  setAgeBand,
  tapAnswer,
} from '../browser/support/screening'
import { main, type PageState, press } from './state'

/** A result in each band that answering with the same place in every question can reach. */
function reachableResults(instrument: Instrument) {
  const found = new Map<string, StoredScreening>()
  for (const share of [0, 0.2, 0.34, 0.5, 0.67, 0.8, 1]) {
    let answers: Record<string, number> = {}
    for (let at = 0; ; at += 1) {
      const question = questionsToAsk(instrument, answers)[at]
      if (!question) break
      const option = question.options[Math.round(share * (question.options.length - 1))]
      answers = { ...answers, [question.id]: option?.value ?? 0 }
    }
    const when = { language: 'zh-CN', finishedAt: Date.now() } as const
    const record = finishScreening(instrument, { answers, sex: 'female' }, when)
    const band = record.score.band ?? String(record.score.positive)
    if (!found.has(band)) found.set(band, record)
  }
  return [...found].map(([band, record]) => ({ band, record }))
}

async function goToItem9(page: Page, language: Language) {
  await setAgeBand(page)
  await page.addInitScript(() => localStorage.setItem('amhs_region', 'CN'))
  await begin(page, 'phq9', language)
  for (let at = 1; at <= 8; at += 1) await tapAnswer(page, 0)
  await page.getByRole('radio').nth(1).click()
  await main(page).getByRole('region').first().waitFor()
}

/** One page for each band of each instrument. */
const results: readonly PageState[] = instruments.flatMap((instrument) =>
  reachableResults(instrument).map(({ band, record }): PageState => {
    return {
      name: `result of ${instrument.id}, ${band}`,
      reach: async (page, language) => {
        await setAgeBand(page, instrument.ageRange.max === 17 ? '14-17' : 'adult')
        await keepOnDevice(page, [{ ...record, language }])
        await open(page, `/screening/result?id=${record.id}`)
        await main(page)
          .getByText(/不是诊断|not a diagnosis/i)
          .filter({ visible: true })
          .first()
          .waitFor()
      },
    }
  }),
)

/** The questionnaires, from the list to the result. */
export const screeningStates: readonly PageState[] = [
  ...results,
  {
    name: 'questionnaires, nothing found',
    reach: async (page) => {
      await open(page, '/screening')
      await page.getByRole('searchbox').fill('qwxzv')
    },
  },
  {
    name: 'questionnaires, one begun and results kept',
    reach: async (page) => {
      await page.addInitScript(() => {
        const answers = { phq9_1: 1, phq9_2: 0, phq9_3: 2 }
        const draft = { instrument: 'phq9', edition: '1', answers, questionId: null, supportFor: null }
        localStorage.setItem(
          'amhs_answer_drafts',
          JSON.stringify({ visitor: { phq9: { ...draft, changedAt: Date.now() - 3600_000 } } }),
        )
      })
      await keepOnDevice(page, [keptPhq9(7, Date.now() - 86_400_000)])
      await open(page, '/screening')
      await main(page)
        .getByRole('button', { name: /清除|删|Clear|Delete|Erase/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'question, an answer is missing',
    reach: async (page, language) => {
      await setAgeBand(page)
      await begin(page, 'phq9', language)
      await onwards(page, language).click()
      await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'all questions on one page, answers missing',
    reach: async (page, language) => {
      await setAgeBand(page)
      await page.addInitScript((chosen) => {
        localStorage.setItem(
          'amhs_user_preferences',
          JSON.stringify({ language: chosen, oneQuestionAtATime: false }),
        )
      }, language)
      await begin(page, 'gad7', language)
      await press(page, new RegExp(`^${screeningTexts[language].finish}$`))
      await page.locator('.error-summary').waitFor()
    },
  },
  { name: 'item 9, the card', reach: goToItem9 },
  {
    name: 'item 9, not sure whether safe',
    reach: async (page, language) => {
      await goToItem9(page, language)
      await press(page, new RegExp(`^${screeningTexts[language].notSure}$`))
    },
  },
  {
    name: 'item 9, the emergency window',
    reach: async (page, language) => {
      await goToItem9(page, language)
      await press(page, new RegExp(`^${screeningTexts[language].no}$`))
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'result with thoughts of death, erasing asked',
    reach: async (page) => {
      await setAgeBand(page)
      const record = keptPhq9(27, Date.now() - 1000)
      await keepOnDevice(page, [record])
      await open(page, `/screening/result?id=${record.id}`)
      await openKeepOrTake(page)
      await press(page, /从这台设备|Erase from this device/)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'result that is not there',
    reach: async (page) => {
      await open(page, '/screening/result?id=00000000-none')
    },
  },
]
