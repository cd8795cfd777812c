import { replyLimits } from '../assistant/reply-limits'
import { type Language, languages } from '../localized'
import { crisisContacts, crisisRegions } from './crisis-lines'
import { fillText, templateText } from './fill-template'
import { filterReply } from './output-filter'
import type { AlarmAbout, ShownCard, TheirDanger } from './safety-session'
import { questionOf, shownTemplate } from './shown-template'
import { stepOf } from './step-of'
import type { TemplatePart } from './template'

const helping = { attacked: false, helping: true } as const satisfies AlarmAbout
const theyTook = { ...helping, theirDanger: 'swallowed' } as const satisfies AlarmAbout
const own = [
  'L3',
  'safe-not-sure',
  'ask-again',
  'somebody-near',
  'safe-yes',
] as const satisfies readonly ShownCard[]
const dangers = {
  gas: 'in gas or fumes',
  height: 'may fall',
  fallen: 'have fallen',
} as const satisfies Partial<Record<TheirDanger, string>>
const inDanger = (theirDanger: TheirDanger) => ({ ...helping, theirDanger }) as const
const everyHelping: readonly AlarmAbout[] = [
  helping,
  ...(['swallowed', 'gas', 'height', 'fallen'] as const).map(inDanger),
]

function partsOf(card: ShownCard, about: AlarmAbout): readonly TemplatePart[] {
  const { parts, answers } = shownTemplate(card, about)
  return [...parts, ...answers.flatMap(({ step }) => step ?? [])]
}

/** 一般 right after a number reads as one more digit of it. */
const withoutHours = (text: string) => text.replace(/（[^）]*）|\([^)]*\)/gu, '')

describe('somebody else is in danger', () => {
  test('what is said is kept in a file that people read', async () => {
    const lineOf = ({ role, text }: TemplatePart) => `- ${role}: ${text.zh} | ${text.en}`
    const cardOf = (card: ShownCard, about: AlarmAbout, note = '') => {
      const { title, parts, asks, answers } = shownTemplate(card, about)
      const labels = answers.flatMap(({ id, label, step }) => [
        `- answer ${id}: ${label.zh} | ${label.en}`,
        ...(step ? [`  ${lineOf(step)}`] : []),
      ])
      const asked = asks ? [`- asks: ${asks.zh} | ${asks.en}`] : []
      const heading = `## ${card}${note}: ${title.zh} | ${title.en}`
      return [heading, '', ...parts.map(lineOf), ...asked, ...labels].join('\n')
    }
    const cards = [
      ...own.map((card) => cardOf(card, helping)),
      ...(['L3', 'safe-yes'] as const).map((card) => cardOf(card, theyTook, ' (they swallowed something)')),
      ...Object.entries(dangers).map(([danger, note]) =>
        cardOf('L3', inDanger(danger as TheirDanger), ` (they ${note})`),
      ),
      cardOf('safe-yes', inDanger('gas'), ' (they were in gas or fumes)'),
    ]
    await expect(
      `${['# Cards for whoever helps somebody in danger', ...cards].join('\n\n')}\n`,
    ).toMatchFileSnapshot('helping-cards.md')
  })

  test.each(own)('%s asks and says nothing of the safety of who writes', (card) => {
    for (const { text } of everyHelping.flatMap((about) => partsOf(card, about))) {
      expect(text.zh).not.toMatch(/你现在安全|我现在不太安全|伤害自己|五样/)
      expect(text.en).not.toMatch(/are you safe|I'm not safe|hurt yourself|five things/i)
    }
    expect(questionOf(card, helping).question?.zh ?? '').not.toMatch(/你.*安全/)
  })

  test('only "safe, and not alone" ends the alarm, "I do not know" sends somebody', () => {
    expect(questionOf('L3', helping).answers.map(({ id }) => id)).toEqual(['yes', 'not-sure', 'no'])
    expect(
      templateText(
        shownTemplate('safe-not-sure', helping),
        crisisContacts('UK', { language: 'zh-CN' }),
        'en',
      ),
    ).toContain('If you haven’t called 999 yet, call now.')
  })

  test('what was swallowed comes first only where something was', () => {
    const first = (about: AlarmAbout) => shownTemplate('safe-yes', about).parts[0]?.text.en
    expect(first(theyTook)).toMatch(/^If they haven’t been to hospital yet/)
    expect(first(helping)).toMatch(/^Don’t leave them alone/)
    const steps = (about: AlarmAbout) => shownTemplate('L3', about).answers.map(({ step }) => step?.text.en)
    for (const step of steps(theyTook)) expect(step).toMatch(/what they swallowed, how much and when/)
    for (const step of steps(helping)) expect(step).not.toMatch(/swallowed/)
  })

  test('who may fall is not rushed at, who has fallen not moved, and nobody goes into fumes', () => {
    const near = (danger: TheirDanger) =>
      shownTemplate('L3', inDanger(danger)).answers.find(({ id }) => id === 'with-them')?.step?.text.en
    expect(near('height')).toMatch(/ask before you come closer/)
    expect(near('height')).not.toMatch(/move anything|leave them alone/)
    expect(near('fallen')).toMatch(/leave them where they are/)
    expect(near('gas')).toMatch(/^Stay out of the gas or fumes yourself/)
  })

  test('no placeholder is left, and every text passes the check of replies', () => {
    for (const { region } of crisisRegions) {
      const contacts = crisisContacts(region, { language: 'zh-CN' })
      for (const language of languages.map(({ tag }): Language => tag)) {
        for (const { text } of own.flatMap((card) => everyHelping.flatMap((about) => partsOf(card, about)))) {
          const filled = fillText(language === 'en' ? text.en : text.zh, contacts, language)
          expect(filled).not.toMatch(/[{}]|（）|\(\)/)
          expect([region, filled, filterReply(withoutHours(filled), replyLimits(region))]).toEqual([
            region,
            filled,
            { ok: true },
          ])
        }
      }
    }
  })

  test('violence against the person comes first', () => {
    expect(shownTemplate('L3', { attacked: true, helping: true })).toEqual(
      shownTemplate('L3', { attacked: true }),
    )
  })
})

describe('something was swallowed', () => {
  const took = { attacked: false, took: true } as const
  const stepFor = (id: string, about: AlarmAbout) => {
    const answer = shownTemplate('L3', about).answers.find((each) => each.id === id)
    return answer && stepOf(answer, false)?.text.en
  }

  test('the first thing said to who is near is what was swallowed', () => {
    expect(stepFor('with-someone', took)).toMatch(/I've swallowed something/)
    expect(stepFor('with-someone', { attacked: false })).not.toMatch(/swallowed/)
    expect(stepFor('alone', took)).toMatch(/Say what you swallowed, how much and when/)
    expect(stepFor('alone', { attacked: false })).not.toMatch(/swallowed/)
  })

  test('what the body does is answered with what it may come from', () => {
    const said = (about: AlarmAbout) =>
      templateText(shownTemplate('L3', about), crisisContacts('UK', { language: 'zh-CN' }), 'en')
    expect(said({ ...took, acts: true })).toContain('What you feel may come from what you swallowed.')
    expect(said(took)).toContain('even if you feel fine')
    expect(said(took)).not.toContain('What you feel')
  })

  test('what is asked is whether help is on its way, and a doctor comes before any exercise', () => {
    expect(questionOf('L3', took).question?.en).toMatch(/ambulance on its way/)
    expect(questionOf('L2', took).question?.en).toBe('Are you safe right now?')
    const notYet = templateText(
      shownTemplate('safe-not-sure', took),
      crisisContacts('UK', { language: 'en' }),
      'en',
    )
    expect(notYet).toMatch(/go to hospital now/)
    expect(notYet).not.toMatch(/five things|breathe/i)
    expect(questionOf('ask-again', took).answers.map(({ id }) => id)).toEqual(['yes', 'not-sure', 'no'])
  })

  test('who said so is not asked whether', () => {
    const texts = shownTemplate('safe-yes', took).parts.map(({ text }) => text)
    for (const { en, zh } of texts) {
      expect(en).not.toMatch(/\bif you have\b|even if you feel fine/i)
      expect(zh).not.toMatch(/要是吃过|就算现在没什么感觉/)
    }
    expect(texts[0]?.en).toMatch(/what you swallowed, how much and when, and take the packet/)
    expect(texts[1]?.en).toMatch(/^If nobody comes/)
  })
})

describe('where there is gas', () => {
  const gas = { attacked: false, gas: true } as const
  const said = (card: 'L3' | 'safe-not-sure' | 'safe-yes') =>
    templateText(shownTemplate(card, gas), crisisContacts('UK', { language: 'en' }), 'en')

  test('the first thing is to get out, and no exercise is done in it', () => {
    expect(said('L3')).toContain('Go outside first')
    expect(said('safe-not-sure')).toContain('Go outside first')
    expect(said('safe-not-sure')).not.toMatch(/candle|breathe/i)
  })

  test('who is out of it is sent to a doctor', () =>
    expect(said('safe-yes')).toContain('at a hospital today'))
})

describe('whoever was misunderstood after they had named what harms by itself', () => {
  const said = (about: Partial<AlarmAbout>, language: Language = 'en') =>
    templateText(
      shownTemplate('corrected', { attacked: false, ...about }),
      crisisContacts('UK', { language: 'en' }),
      language,
    )

  test.each([
    [
      'took',
      'If you did swallow it, call 999 or go to hospital now, even if you feel fine',
      '就算现在没什么感觉，也请马上打 999',
    ],
    ['hurt', 'If there is a wound, press a clean cloth on it', '要是真有伤口，先用干净的布按住'],
    ['gas', 'go outside first and then call 999', '先到外面去，再打 999'],
  ] as const)('reads once what to do if it was so: %s', (takenBack, en, zh) => {
    expect(said({ takenBack })).toContain(en)
    expect(said({ takenBack }, 'zh-CN')).toContain(zh)
    for (const words of ['Sorry, I misunderstood', 'If part of it was true'])
      expect(said({ takenBack })).toContain(words)
    expect(said({})).not.toContain(en)
    expect(said({ attacked: true, takenBack })).not.toContain(en)
  })
})

test('under 18 an answer may have another step', () => {
  const alone = shownTemplate('L3', { attacked: false }).answers.find(({ id }) => id === 'alone')
  expect(alone && stepOf(alone, true)?.text.en).toMatch(/^Is there an adult at home/)
  expect(alone && stepOf(alone, false)?.text.en).toMatch(/^Call \{emergency\} and stay on the line/)
})
