// npm run bench:screening – takes every instrument in the browser with the processor slowed down four times, and prints
// how long the next question takes to appear after a key press, and how many answers get lost over random reloads and
// offline switches. It also measures how long the chat takes from Enter to the crisis card. Ends with code 1 when a goal is
// missed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { Answer, Instrument } from '../../domain/src/instruments/instrument'
import { questionsToAsk } from '../../domain/src/instruments/question-flow'
import { commandLine } from '../../tools/command-line'

const usage = `npm run bench:screening
Takes every instrument in a browser four times slower: how long the next question takes, and how many answers get lost. Ends with 1
where a goal is missed.`
commandLine(usage)

const slowDown = 4
const goalMilliseconds = 50
/** From the safety specification: a card of level 2 or 3 is visible within a second. */
const cardGoalMilliseconds = 1000
const disturbances = 50
const address = process.env.AMHS_ADDRESS
if (address === undefined) throw new Error('Start the benchmark with: npm run bench:screening')

const data = path.resolve(import.meta.dirname, '../../domain/src/instruments/data')
const instruments = readdirSync(data).map(
  (name) => JSON.parse(readFileSync(path.join(data, name), 'utf8')) as Instrument,
)

/** A sequence of numbers from 0 to 1 that is the same in every run (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Opens an instrument at its first question. */
async function begin(page: Page, instrument: Instrument): Promise<void> {
  await page.goto(`${address}/test?instrument=${instrument.id}`)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  if (instrument.respondent === 'parent') await page.getByRole('button', { name: '4–17 岁' }).click()
  const start = page.getByRole('button', { name: '开始作答' })
  await start.click()
  await page.locator('input[type=radio][name]').first().waitFor()
  await page.getByRole('progressbar').waitFor()
}

async function setAge(page: Page, { ageRange, respondent }: Instrument): Promise<void> {
  const band = ageRange.max === 17 && respondent !== 'parent' ? '14-17' : 'adult'
  await page.addInitScript((value) => localStorage.setItem('amhs_age_band', value), band)
  // The steps are taken one by one here; a tap that goes on by itself would take some of them twice.
  await page.addInitScript(() => localStorage.setItem('amhs_user_preferences', '{"tapGoesOn":false}'))
}

/** Presses a key and gives the milliseconds from the press to the frame that shows another heading, or null at the end. */
async function timeToNextQuestion(page: Page): Promise<number | null> {
  await page.evaluate(() => {
    const before = document.querySelector('main h1')?.textContent
    const measured = new Promise<number | null>((resolve) => {
      addEventListener(
        'keydown',
        (event) => {
          const watch = new MutationObserver(() => {
            const heading = document.querySelector('main h1')?.textContent
            if (!heading || heading === before) return
            watch.disconnect()
            // After the frame's painting: a task that was queued while it was being prepared.
            requestAnimationFrame(() => {
              const channel = new MessageChannel()
              channel.port1.onmessage = () => resolve(performance.now() - event.timeStamp)
              channel.port2.postMessage(null)
            })
          })
          watch.observe(document.body, { childList: true, subtree: true, characterData: true })
          setTimeout(() => resolve(null), 3_000)
        },
        { once: true, capture: true },
      )
    })
    Reflect.set(window, 'measured', measured)
  })
  await page.keyboard.press('Enter')
  return page.evaluate(() => Reflect.get(window, 'measured') as Promise<number | null>)
}

/** All instruments once, by keyboard, slowed down. */
async function measure(page: Page, instrument: Instrument): Promise<number[]> {
  await setAge(page, instrument)
  await begin(page, instrument)
  const times: number[] = []
  let answers: Record<string, Answer> = {}
  for (let at = 0; ; at += 1) {
    const questions = questionsToAsk(instrument, answers)
    const question = questions[at]
    if (!question) return times
    // The highest option of a gate opens it; the lowest of a question calls for no support card, which is no question.
    const values = question.options.map(({ value }) => value)
    const place = values.indexOf(question.kind === 'gate' ? Math.max(...values) : Math.min(...values))
    await page.locator(`input[name="${question.id}"]`).nth(place).focus()
    await page.keyboard.press('Space')
    answers = { ...answers, [question.id]: question.options[place]?.value ?? 0 }
    if (at === questions.length - 1) return times
    const time = await timeToNextQuestion(page)
    if (time === null) throw new Error(`${instrument.id}: no question followed ${question.id}`)
    times.push(time)
  }
}

/** Random answers, reloads and offline switches; gives how many answers were not there any more. */
async function disturb(
  page: Page,
  instrument: Instrument,
  count: number,
  random: () => number,
): Promise<number> {
  await setAge(page, instrument)
  await begin(page, instrument)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const context = page.context()
  let lost = 0
  let given: Record<string, Answer> = {}
  for (let step = 0; step < count; step += 1) {
    const scored = questionsToAsk(instrument, given).filter(({ kind }) => kind === 'scored')
    const name = await page.locator('input[type=radio][name]').first().getAttribute('name')
    const question = scored.find(({ id }) => id === name)
    if (question) {
      const place = Math.floor(random() * question.options.length)
      // A click and not a check: the support card may take the question's place at once.
      await page.locator(`input[name="${question.id}"]`).nth(place).click()
      given = { ...given, [question.id]: question.options[place]?.value ?? 0 }
      const goOn = page.getByRole('button', { name: '继续', exact: true })
      if (await goOn.isVisible()) await goOn.click()
      else if (question !== scored.at(-1)) await page.getByRole('button', { name: '下一题' }).click()
      else await page.getByRole('button', { name: '上一题' }).click()
    } else {
      await page.getByRole('button', { name: '上一题' }).click()
    }
    await context.setOffline(random() < 0.5)
    if (random() < 0.7) {
      await page.reload()
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      await page.locator('input[type=radio][name]').first().waitFor()
    }
    const kept = await page.evaluate(
      (id) => JSON.parse(localStorage.getItem('amhs_answer_drafts') ?? '{}')[id]?.answers ?? {},
      instrument.id,
    )
    lost += Object.entries(given).filter(([id, value]) => kept[id] !== value).length
  }
  await context.setOffline(false)
  return lost
}

/** Writes a cry for help to the assistant; gives the milliseconds from Enter to the focus on the card's heading. */
async function timeToCard(page: Page): Promise<number> {
  await page.goto(`${address}/ai-chat`)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '18 岁及以上', exact: true }).click()
  await page.getByRole('textbox', { name: '写下你想说的' }).pressSequentially('我不想活了', { delay: 200 })
  await page.evaluate(() => {
    const measured = new Promise<number>((resolve) => {
      let pressed = 0
      // While the key goes down to its field: the card is there before the event has come back up.
      addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true })
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLHeadingElement) resolve(performance.now() - pressed)
      })
    })
    Reflect.set(window, 'measured', measured)
  })
  await page.keyboard.press('Enter')
  return page.evaluate(() => Reflect.get(window, 'measured') as Promise<number>)
}

/** The value that 95 of 100 do not exceed. */
function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN
}

const executablePath = process.env.AMHS_CHROMIUM
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--disable-background-networking',
    '--disable-gpu',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
const times: number[] = []
for (const instrument of instruments) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const own = await measure(page, instrument)
  times.push(...own)
  console.log(`${instrument.id}: ${own.length} steps, slowest ${Math.max(...own).toFixed(1)} ms`)
  await context.close()
}

const random = randomFrom(20_261_121)
let lost = 0
const longest = ['phq9', 'psc17y'] as const
for (const id of longest) {
  const instrument = instruments.find((candidate) => candidate.id === id)
  if (!instrument) throw new Error(`There is no ${id}`)
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 800 } })
  lost += await disturb(await context.newPage(), instrument, disturbances / longest.length, random)
  await context.close()
}
const chat = await browser.newContext({ locale: 'zh-CN', viewport: { width: 360, height: 800 } })
const chatPage = await chat.newPage()
await (await chat.newCDPSession(chatPage)).send('Emulation.setCPUThrottlingRate', { rate: slowDown })
const card = await timeToCard(chatPage)
await browser.close()

const p95 = percentile95(times)
const [median = Number.NaN] = [...times].sort((one, other) => one - other).slice(Math.floor(times.length / 2))
console.log(
  JSON.stringify({
    instruments: instruments.length,
    steps: times.length,
    slowDown,
    medianMilliseconds: Number(median.toFixed(1)),
    p95Milliseconds: Number(p95.toFixed(1)),
    goalMilliseconds,
    cardMilliseconds: Math.round(card),
    cardGoalMilliseconds,
    disturbances,
    answersLost: lost,
  }),
)
process.exit(p95 <= goalMilliseconds && card <= cardGoalMilliseconds && lost === 0 ? 0 : 1)
