import { replyLimits } from '../assistant/reply-limits'
import { inLanguage, type Language, languages } from '../localized'
import { crisisContacts, crisisRegions } from './crisis-lines'
import { assistantDisclosure, standardDisclaimer } from './disclosures'
import { fillText, templateText } from './fill-template'
import { filterReply } from './output-filter'
import type { TemplatePart } from './template'
import {
  answerFirst,
  askWhoIsLeft,
  callAgain,
  callThoughFine,
  condolence,
  doctorAfterGas,
  heardMore,
  ifItWasSo,
  keepCalling,
  keepCallingForThem,
  limitsWithoutAi,
  outOfTheGas,
  pressToConfirm,
  reachCompany,
  stillAsked,
  swallowed,
  tellCompany,
  tellWhatYouFeel,
  tellWhatYouTook,
  wakeAnAdult,
} from './template-parts'
import { correctionLabel, safetyTemplate, templateIds } from './templates'

const china = crisisContacts('CN', { language: 'zh-CN' })

describe('templates', () => {
  test('all nineteen exist with a title and parts in both languages', () => {
    expect([...templateIds].sort()).toEqual(
      [
        ...['A', 'E', 'H', 'L1', 'L2', 'L3', 'P', 'T', 'caregiver', 'minor', 'safe-no', 'safe-yes'],
        ...[
          'ask-again',
          'corrected',
          'safe-not-sure',
          'somebody-near',
          'they-are-away',
          'withdrawal',
          'self-harm',
        ],
      ].sort(),
    )
    for (const id of templateIds) {
      const template = safetyTemplate(id)
      expect(template.id).toBe(id)
      expect(template.parts.length).toBeGreaterThan(1)
      for (const text of [template.title, ...template.parts.map((part) => part.text)]) {
        expect(text.zh).toMatch(/\p{Script=Han}/u)
        expect(text.en).not.toMatch(/\p{Script=Han}/u)
        expect(`${text.zh}${text.en}`).not.toMatch(/[!！]/)
      }
    }
  })

  /**
   * A change of any word shows here as a difference in a file, to be read before it is accepted: once the file is deleted, this test
   * writes it anew.
   */
  test('every card says what stands in the file that people read', async () => {
    const lineOf = ({ role, text }: TemplatePart) => `- ${role}: ${text.zh} | ${text.en}`
    const cards = templateIds.map((id) => {
      const { title, parts, answers } = safetyTemplate(id)
      const labels = answers.map((answer) => `- answer ${answer.id}: ${answer.label.zh} | ${answer.label.en}`)
      return [`## ${id}: ${title.zh} | ${title.en}`, '', ...parts.map(lineOf), ...labels].join('\n')
    })
    const others = [
      ...[tellCompany, reachCompany, wakeAnAdult],
      ...[stillAsked, heardMore, pressToConfirm, limitsWithoutAi],
      ...[swallowed, callThoughFine, tellWhatYouFeel, tellWhatYouTook],
      ...[
        condolence,
        askWhoIsLeft,
        outOfTheGas,
        doctorAfterGas,
        keepCalling,
        keepCallingForThem,
        callAgain,
        answerFirst,
      ],
      ...Object.values(ifItWasSo),
    ].map(lineOf)
    const correction = `- correction: ${correctionLabel.zh} | ${correctionLabel.en}`
    const page = ['# Safety cards', ...cards, '## Beside the cards', [...others, correction].join('\n')]
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('safety-cards.md')
  })

  test.each(['zh-CN', 'en'] as const)('both languages hold the same placeholders (%s)', (language) => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const id of templateIds) {
      for (const { text } of safetyTemplate(id).parts) {
        expect(placeholders(inLanguage(text, language))).toEqual(placeholders(text.zh))
      }
    }
  })

  test('L2 is the text of the specification, word for word', () => {
    const whole = (language: 'zh' | 'en') =>
      safetyTemplate('L2')
        .parts.map((part) => part.text[language])
        .join('')
    expect(whole('zh')).toBe(
      '听到你这样说，我很在意。谢谢你愿意告诉我，这一定很不容易。我想先确认：你现在安全吗？如果你可能会伤害自己，请现在拨打 {emergency}，或去最近的医院急诊。你也可以拨打 {hotline}（{hours}），那里有人会听你说。请尽量到有人的地方，告诉身边一位你信任的人：“我现在不太安全，需要你陪我。” 先远离任何可能伤到你的东西。我是人工智能，不能替你打电话，也不能代替真人的帮助。',
    )
    expect(whole('en')).toContain(
      "Put distance between you and anything you could use to hurt yourself.I'm an AI.",
    )
  })

  test('no card calls itself an AI where none answers; all else stays', () => {
    for (const id of templateIds) {
      const [withAi, without] = [safetyTemplate(id), safetyTemplate(id, false)]
      expect(JSON.stringify(without)).not.toMatch(/人工智能|\bAI\b/)
      const others = (parts: typeof withAi.parts) => parts.filter(({ role }) => role !== 'limits')
      expect(others(without.parts)).toEqual(others(withAi.parts))
      expect(without.parts.map(({ role }) => role)).toEqual(withAi.parts.map(({ role }) => role))
    }
  })

  test('who is alone is sent to nobody at their side, and who is not is', () => {
    expect(reachCompany.text.zh).toMatch(/^请拨打 \{emergency\}，先别挂电话/)
    expect(reachCompany.text.zh).not.toMatch(/身边/)
    expect(reachCompany.text.en).not.toMatch(/tell one person/i)
    expect(tellCompany.text.zh).toMatch(/告诉他/)
  })

  test('sentences of the emergency card have at most 12 words', () => {
    for (const id of ['L3', 'safe-no'] as const) {
      const english = templateText(safetyTemplate(id), crisisContacts('US', { language: 'zh-CN' }), 'en')
      for (const sentence of english.split(/\.\s*\n?/)) {
        expect(sentence.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(12)
      }
      expect(safetyTemplate(id).parts[0]?.text.en).toContain('{emergency}')
      expect(safetyTemplate(id).answers.map((answer) => answer.id)).toEqual(['with-someone', 'alone'])
    }
  })

  test('the eating card holds no number about food or weight', () => {
    for (const { text } of safetyTemplate('E').parts) expect(`${text.zh}${text.en}`).not.toMatch(/\d/)
  })

  test('"not sure": the line before the emergency number, one exercise, somebody near', () => {
    expect(safetyTemplate('safe-not-sure').parts.map(({ role }) => role)).toEqual([
      'acknowledge',
      'hotline',
      'next-step',
      'trusted-person',
      'immediate-step',
    ])
    expect(safetyTemplate('ask-again').answers.map(({ id }) => id)).toEqual(['yes', 'not-sure', 'no'])
  })

  test('the abuse card says it is not their fault', () => {
    expect(safetyTemplate('A').title).toEqual({ zh: '这不是你的错', en: 'It is not your fault' })
  })

  test('every template passes the check of replies', () => {
    for (const id of templateIds) {
      for (const language of languages.map(({ tag }): Language => tag)) {
        const text = templateText(safetyTemplate(id), china, language)
        expect([id, language, filterReply(text, replyLimits('CN'))]).toEqual([id, language, { ok: true }])
      }
    }
  })
})

describe('filling in', () => {
  test('contacts and hours of the region', () => {
    const text = templateText(safetyTemplate('L2'), china, 'zh-CN')
    expect(text).toContain('请现在拨打 120（急救）或 110（报警）')
    expect(text).toContain('全国统一心理援助热线 12356（每天至少 18 小时，不少城市 24 小时）')
  })

  test('no placeholder is left in any region, language or template', () => {
    for (const { region } of crisisRegions) {
      for (const language of languages.map(({ tag }): Language => tag)) {
        for (const id of templateIds) {
          expect(
            templateText(safetyTemplate(id), crisisContacts(region, { language: 'zh-CN' }), language),
          ).not.toMatch(/[{}]|（）|\(\)/)
        }
      }
    }
  })

  test('without a region the directory is opened, not called', () => {
    const contacts = crisisContacts('OTHER', { language: 'zh-CN' })
    expect(templateText(safetyTemplate('L2'), contacts, 'en')).toContain(
      'You can also open Find A Helpline https://findahelpline.com — someone will listen.',
    )
    expect(templateText(safetyTemplate('L3'), contacts, 'en')).toContain(
      'Call your local emergency number (or 112 by mobile) now.',
    )
    expect(templateText(safetyTemplate('L3'), contacts, 'zh-CN')).toContain('请现在拨打当地的紧急电话')
  })

  test('a line without hours is named without brackets, and none at all leaves no gap to read', () => {
    const [line] = china.lines
    if (!line) throw new Error('no line')
    const noHours = { ...line, hours: null }
    expect(fillText('拨打 {hotline}（{hours}），现在。', china, 'zh-CN', noHours)).toBe(
      '拨打全国统一心理援助热线 12356，现在。',
    )
    expect(fillText('Call {hotline} ({hours}) or ({hours}).', china, 'en', noHours)).toBe(
      `Call ${line.name.en} 12356 or.`,
    )
    expect(fillText('Hours: {hours}, {hours}.', china, 'en')).toBe(
      `Hours: ${line.hours?.en}, ${line.hours?.en}.`,
    )
    expect(fillText('{emergency}; {hotline}.', { ...china, lines: [] }, 'en')).toBe(
      '120 (ambulance) or 110 (police); .',
    )
  })

  test('a name with signs that expressions know is set as it is', () => {
    const [line] = china.lines
    if (!line) throw new Error('no line')
    const odd = { ...line, name: { zh: '$& 热线', en: '$& line' }, hours: { zh: '$1', en: '$1' } }
    expect(fillText('{hotline}, {hours}', china, 'en', odd)).toBe('$& line 12356, $1')
  })

  test('a directory is opened wherever it is named', () => {
    const contacts = crisisContacts('OTHER', { language: 'zh-CN' })
    const directory = 'Find A Helpline https://findahelpline.com'
    expect(fillText('Call {hotline}, or call {hotline}; recall {hotline}.', contacts, 'en')).toBe(
      `Open ${directory}, or open ${directory}; recall ${directory}.`,
    )
    const site = 'Find A Helpline（全球求助热线目录） https://findahelpline.com'
    expect(fillText('拨打 {hotline}，撥打 {hotline}。', contacts, 'zh-CN')).toBe(
      `打开 ${site}，打开 ${site}。`,
    )
    expect(fillText('Call Find A Helpline.', china, 'en')).toBe('Call Find A Helpline.')
  })

  test('another line can be named', () => {
    const youth = crisisContacts('CN', { language: 'zh-CN', ageBand: '14-17' }).lines[1]
    expect(fillText('{hotline}', china, 'zh-CN', youth)).toBe('12355 青少年服务台')
    expect(fillText('先打 {hotline}。', china, 'zh-CN', youth)).toBe('先打 12355 青少年服务台。')
    expect(fillText('先打 {hotline}。', china, 'zh-CN')).toBe('先打全国统一心理援助热线 12356。')
  })
})

describe('disclosures', () => {
  test('say that it is a program and name both numbers', () => {
    expect(fillText(assistantDisclosure.en, crisisContacts('US', { language: 'zh-CN' }), 'en')).toContain(
      'In danger? Call 911.',
    )
    expect(assistantDisclosure.zh).toContain('它不是真人')
    expect(standardDisclaimer.zh).toContain('不构成诊断、治疗或急救服务')
  })
})
