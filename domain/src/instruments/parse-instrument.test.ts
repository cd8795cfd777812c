import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { loincCodeHolds } from './loinc-code'
import { parseInstrument } from './parse-instrument'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A copy of an instrument file in which the value at a path is replaced, or removed by `undefined`. */
function changed(source: unknown, path: string, value: Json | undefined): unknown {
  const copy = structuredClone(source) as Json
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place: Json | undefined = copy
  for (const key of keys) place = (place as Record<string, Json>)[key]
  if (value === undefined) delete (place as Record<string, Json>)[last]
  else (place as Record<string, Json>)[last] = value
  return copy
}

describe('a malformed instrument is rejected with its file and field', () => {
  test.each<readonly [string, string, Json | undefined, string]>([
    ['phq9', 'licence.ship', 'no', 'phq9.json: licence.ship: '],
    ['phq9', 'licence', undefined, 'phq9.json: licence: '],
    ['phq9', 'colour', 'blue', 'phq9.json: colour: '],
    ['phq9', 'topic', 'weather', 'phq9.json: topic: '],
    ['phq9', 'items.0.text.zh', null, 'phq9.json: phq9_1.text.zh: is missing'],
    ['phq9', 'items.0.text.zh', '', 'phq9.json: items.0.text.zh: must not be empty'],
    ['phq9', 'items.1.id', 'phq9_1', 'phq9.json: items[1].id: the id "phq9_1" is used twice'],
    ['phq9', 'items.2.loinc', '44259-1', 'phq9.json: phq9_3.loinc: "44259-1" fails the LOINC check digit'],
    ['phq9', 'options.1.value', 0, 'phq9.json: options[1].value: the value 0 is used twice'],
    [
      'phq9',
      'options.1.label.en',
      'Not at all',
      'phq9.json: options[1].label.en: "Not at all" is used twice',
    ],
    ['phq9', 'options', null, 'phq9.json: items[0].options: has no options'],
    ['phq9', 'scoring.bands.1.min', 6, 'phq9.json: scoring.bands: the score 5 falls in no band'],
    ['phq9', 'scoring.bands.1.max', 10, 'phq9.json: scoring.bands: the score 10 falls in mild and moderate'],
    [
      'phq9',
      'scoring.bands.1.id',
      'minimal',
      'phq9.json: scoring.bands[1].id: the id "minimal" is used twice',
    ],
    ['phq9', 'scoring.range', [0, 24], 'phq9.json: scoring.range: is 0–24, but the answers give 0–27'],
    ['phq9', 'scoring.cutoff.value', 28, 'phq9.json: scoring.cutoff.value: 28 is outside 0–27'],
    ['phq9', 'safetyItems.0.itemId', 'phq9_10', 'phq9.json: safetyItems[0].itemId: no item "phq9_10"'],
    ['phq9', 'safetyItems.0.triggerMin', 4, 'phq9.json: safetyItems[0].triggerMin: is not an answer'],
    ['phq9', 'missingRule.declinable', ['x'], 'phq9.json: missingRule.declinable[0]: no item "x"'],
    ['phq9', 'ageRange.max', 17, 'phq9.json: ageRange.max: is below ageRange.min'],
    ['phq9', 'loinc.panel', null, 'phq9.json: loinc.verified.panel: is true without a panel code'],
    ['phq9', 'scoring.method', 'count-yes', 'phq9.json: options: the method count-yes needs 0 and 1'],
    ['phq9', 'id', 'phq8', 'phq9.json: id: is "phq8", so the file must be phq8.json'],
    ['rses', 'scoring.reverseFrom', undefined, 'rses.json: scoring.reverseFrom: is needed'],
    ['rses', 'scoring.reverseFrom', 4, 'rses.json: scoring.reverseFrom: does not turn the answers of rses_2'],
    [
      'rses',
      'scoring.reverseFormula',
      '4 - value',
      'rses.json: scoring.reverseFormula: must read "3 - value"',
    ],
    ['phq2', 'scoring.reverseFrom', 3, 'phq2.json: scoring.reverseFrom: is given, but no item is reversed'],
    ['asrs6', 'scoring.thresholds', [2, 2], 'asrs6.json: scoring.thresholds: need one value for each item'],
    ['asrs6', 'scoring.thresholds.0', 9, 'asrs6.json: scoring.thresholds[0]: is not an answer of asrs6_1'],
    ['asrs6', 'licence.ship', 'yes', 'asrs6.json: zhStatus.kind: must be "none"'],
    [
      'psc17p',
      'scoring.subscales.0.items.0',
      'psc17p_1',
      'scoring.subscales[0].items[0]: psc17p_1 says subscale "attention"',
    ],
    ['psc17p', 'scoring.subscales.0.range', [0, 12], 'psc17p.json: scoring.subscales[0].range: is 0–12'],
    ['psc17p', 'missingRule.applied.maxBlanks', 17, 'psc17p.json: missingRule.applied.maxBlanks: '],
    ['cbi', 'scoring.subscales.0.minAnswered', 7, 'cbi.json: scoring.subscales[0].minAnswered: is more than'],
    ['cbi', 'missingRule.applied', { policy: 'all-required' }, 'cbi.json: missingRule.applied.policy: '],
    ['pcptsd5', 'gate.continueValue', 2, 'pcptsd5.json: gate.continueValue: is not one of gate.options'],
    [
      'auditc',
      'skipLogic.skips.0',
      'auditc_1',
      'auditc.json: skipLogic.skips[0]: "auditc_1" is no item after',
    ],
    ['auditc', 'scoring.cutoff.men', 13, 'auditc.json: scoring.cutoff.men: 13 is outside 0–12'],
    ['who5', 'scoring.transform.multiply', 5, 'who5.json: scoring.transform.range: is not scoring.range'],
    [
      'phq9',
      'scoring.thresholds',
      [1],
      'scoring.thresholds: belong to the method count-threshold, and only to it',
    ],
    ['asrs6', 'scoring.thresholds', undefined, 'asrs6.json: scoring.thresholds: belong to the method'],
    [
      'cbi',
      'missingRule.applied',
      { policy: 'all-required' },
      'policy: mean-of-answered and the method mean-per-subscale belong together',
    ],
    ['cbi', 'scoring.subscales', [], 'scoring.subscales: are needed for the method mean-per-subscale'],
    ['cbi', 'scoring.subscales', [], 'cbi.json: items[0].subscale: no subscale lists cbi_p1'],
    [
      'psc17p',
      'scoring.subscales.1.id',
      'internalizing',
      'subscales[1].id: the id "internalizing" is used twice',
    ],
    [
      'psc17p',
      'scoring.subscales.0.items.0',
      'psc17p_99',
      'scoring.subscales[0].items[0]: no item "psc17p_99"',
    ],
    [
      'psc17p',
      'scoring.subscales.0.items.1',
      'psc17p_2',
      'subscales[0].items[1]: "psc17p_2" is listed twice',
    ],
    [
      'psc17p',
      'scoring.subscales.0.cutoff',
      11,
      'psc17p.json: scoring.subscales[0].cutoff: 11 is outside 0–10',
    ],
    ['phq9', 'scoring.cutoff.alternative', 28, 'phq9.json: scoring.cutoff.alternative: 28 is outside 0–27'],
    ['phq9', 'scoring.cutoff.value', -1, 'phq9.json: scoring.cutoff.value: -1 is outside 0–27'],
    ['phq9', 'scoring.range', [-1, 27], 'phq9.json: scoring.range: is -1–27, but the answers give 0–27'],
    ['auditc', 'scoring.cutoff.women', 13, 'auditc.json: scoring.cutoff.women: 13 is outside 0–12'],
    ['auditc', 'scoring.cutoff.default', 13, 'auditc.json: scoring.cutoff.default: 13 is outside 0–12'],
    ['pcptsd5', 'gate.closedTotal', 6, 'pcptsd5.json: gate.closedTotal: 6 is outside 0–5'],
    ['phq9', 'unscoredItems.0.id', 'phq9_1', 'unscoredItems[0].id: the id "phq9_1" is used twice'],
    ['phq9', 'unscoredItems.0.options.1.value', 0, 'unscoredItems[0].options[1].value: the value 0 is used'],
    ['auditc', 'items.0.options.1.value', 0, 'auditc.json: items[0].options[1].value: the value 0 is used'],
    ['pcptsd5', 'gate.options.1.value', 0, 'pcptsd5.json: gate.options[1].value: the value 0 is used twice'],
    ['pcptsd5', 'gate.id', 'pcptsd5_1', 'pcptsd5.json: items[0].id: the id "pcptsd5_1" is used twice'],
    ['auditc', 'skipLogic.itemId', 'auditc_9', 'auditc.json: skipLogic.itemId: no item "auditc_9"'],
    ['auditc', 'skipLogic.value', 9, 'auditc.json: skipLogic.value: is not an answer of that item'],
    [
      'psc17p',
      'missingRule.applied.maxBlanks',
      0,
      'psc17p.json: missingRule.applied.maxBlanks: must leave at least one question to answer',
    ],
    [
      'phq9',
      'safetyItems.1',
      { itemId: 'phq9_9', triggerMin: 1, level: 'soft', action: 'x' },
      'phq9.json: safetyItems[1].itemId: is listed twice',
    ],
    [
      'cbi',
      'safetyItems.0',
      { itemId: 'cbi_w7', triggerMin: 100, level: 'soft', action: 'x' },
      'cbi.json: safetyItems[0].itemId: is a reverse item; triggerMin reads raw values',
    ],
    ['phq9', 'loinc.panel', '44249-2', 'phq9.json: loinc.panel: "44249-2" fails the LOINC check digit'],
    ['phq9', 'loinc.total', '44261-7', 'phq9.json: loinc.total: "44261-7" fails'],
    ['gad7', 'loinc.answerList', 'LL358', 'gad7.json: loinc.answerList: "LL358" fails'],
    ['phq9', 'loinc.answerListSymptoms', 'LL358', 'phq9.json: loinc.answerListSymptoms: "LL358" fails'],
    ['phq9', 'loinc.answerListDifficulty', 'LL359', 'phq9.json: loinc.answerListDifficulty: "LL359" fails'],
    ['auditc', 'loinc.items.1', '68519-9', 'auditc.json: loinc.items[1]: "68519-9" fails'],
    ['phq9', 'options.0.loincAnswer', 'LA6568', 'phq9.json: options[0].loincAnswer: "LA6568" fails'],
    [
      'phq9',
      'unscoredItems.0.options.1.loincAnswer',
      'LA6573',
      'phq9.json: phq9_difficulty.options[1].loincAnswer: "LA6573" fails',
    ],
    [
      'phq9',
      'stepInstruction',
      { en: 'How often?', zh: null },
      'phq9.json: stepInstruction.zh: is missing, and licence.ship does not say English only',
    ],
    ['phq9', 'id', '9phq', 'phq9.json: id: must be small letters, digits, - and _'],
    ['phq9', 'id', 'phq 9', 'phq9.json: id: must be small letters, digits, - and _'],
    ['phq9', 'id', 'phq9!', 'phq9.json: id: must be small letters, digits, - and _'],
    ['phq9', 'options.1.value', 1.5, 'phq9.json: options.1.value: must be a whole number'],
    ['phq9', 'options', [{ value: 0, label: { en: 'No', zh: '否' } }], 'options: needs at least two options'],
    ['phq9', 'items', [], 'phq9.json: items: needs at least one item'],
    ['psc17p', 'scoring.subscales.0.items', [], 'scoring.subscales.0.items: needs at least one item'],
    ['phq9', 'edition', '21.11.2026', 'phq9.json: edition: must be a date such as 2026-11-21'],
    [
      'phqa',
      'supplementaryNotShippedByDefault.note',
      '',
      'supplementaryNotShippedByDefault.note: must not be',
    ],
    ['who5', 'repeatAfterDays', 0, 'who5.json: repeatAfterDays: must be at least 1'],
  ])('%s: %s', async (id, path, value, message) => {
    const good = await loadInstrument(id)
    expect(() => parseInstrument(`${id}.json`, good)).not.toThrow()
    expect(() => parseInstrument(`${id}.json`, changed(good, path, value))).toThrow(message)
  })

  test.each(instrumentIndex)('$id is none of them', async ({ id }) => {
    const good = await loadInstrument(id)
    expect(parseInstrument(`${id}.json`, good)).toEqual(good)
  })

  test.each([
    [28, 30],
    [-5, -1],
  ])('a band from %i to %i, in which no score can fall', async (min, max) => {
    const phq9 = await loadInstrument('phq9')
    const band = { ...phq9.scoring.bands[0], id: 'beyond', min, max } as unknown as Json
    const more = changed(phq9, 'scoring.bands', [...(phq9.scoring.bands as unknown as Json[]), band])
    expect(() => parseInstrument('phq9.json', more)).toThrow(
      'phq9.json: scoring.bands[5]: no score can fall in it',
    )
  })

  test('the edges are allowed: one age, one blank, every question but one', async () => {
    const phq9 = await loadInstrument('phq9')
    expect(() => parseInstrument('phq9.json', changed(phq9, 'ageRange.max', 18))).not.toThrow()
    expect(() => parseInstrument('phq9.json', changed(phq9, 'scoring.cutoff.value', 27))).not.toThrow()
    const cbi = await loadInstrument('cbi')
    const all = changed(cbi, 'scoring.subscales.0.minAnswered', 6)
    expect(() => parseInstrument('cbi.json', all)).not.toThrow()
    const psc17p = await loadInstrument('psc17p')
    for (const blanks of [1, 16]) {
      const change = changed(psc17p, 'missingRule.applied.maxBlanks', blanks)
      expect(() => parseInstrument('psc17p.json', change)).not.toThrow()
    }
  })

  test('every fault of a file is named at once', async () => {
    const double = changed(
      changed(await loadInstrument('phq9'), 'options.1.value', 0),
      'loinc.panel',
      '44249-2',
    )
    expect(() => parseInstrument('phq9.json', double)).toThrow(
      /used twice\nphq9\.json: [\s\S]*\nphq9\.json: loinc\.panel: "44249-2" fails/,
    )
    const twice = changed(changed(await loadInstrument('gad7'), 'title', undefined), 'topic', 'weather')
    expect(() => parseInstrument('gad7.json', twice)).toThrow(/gad7\.json: title: .*\ngad7\.json: topic: /)
    expect(() => parseInstrument('gad7.json', 'text')).toThrow('gad7.json: (file): ')
  })
})

test('the LOINC check digit', () => {
  for (const code of ['44249-1', '44261-6', '69689-8', '75626-2', '8480-6', 'LA6568-5', 'LL358-3']) {
    expect(loincCodeHolds(code)).toBe(true)
  }
  for (const code of ['69689-6', '44249-2', '44249', '44249-12', 'x44249-1', 'LA6568', ''])
    expect(loincCodeHolds(code)).toBe(false)
  for (const code of ['xLA6568-5', 'LA6568-55']) expect(loincCodeHolds(code)).toBe(false)
})
