import { loadInstrument } from './instrument-catalogue'
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
    ['phq9', 'options.1.label.en', 'Not at all', 'phq9.json: options[1].label.en: '],
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
    [
      'cbi',
      'safetyItems.0',
      { itemId: 'cbi_w7', triggerMin: 100, level: 'soft', action: 'x' },
      'is a reverse item',
    ],
    ['pcptsd5', 'gate.continueValue', 2, 'pcptsd5.json: gate.continueValue: is not one of gate.options'],
    [
      'auditc',
      'skipLogic.skips.0',
      'auditc_1',
      'auditc.json: skipLogic.skips[0]: "auditc_1" is no item after',
    ],
    ['auditc', 'scoring.cutoff.men', 13, 'auditc.json: scoring.cutoff.men: 13 is outside 0–12'],
    ['who5', 'scoring.transform.multiply', 5, 'who5.json: scoring.transform.range: is not scoring.range'],
    ['who5', 'repeatAfterDays', 0, 'who5.json: repeatAfterDays: must be at least 1'],
  ])('%s: %s', async (id, path, value, message) => {
    const good = await loadInstrument(id)
    expect(() => parseInstrument(`${id}.json`, good)).not.toThrow()
    expect(() => parseInstrument(`${id}.json`, changed(good, path, value))).toThrow(message)
  })

  test('every fault of a file is named at once', async () => {
    const twice = changed(changed(await loadInstrument('gad7'), 'title', undefined), 'topic', 'weather')
    expect(() => parseInstrument('gad7.json', twice)).toThrow(/gad7\.json: title: .*\ngad7\.json: topic: /)
    expect(() => parseInstrument('gad7.json', 'text')).toThrow('gad7.json: (file): ')
  })
})

test('the LOINC check digit', () => {
  for (const code of ['44249-1', '44261-6', '69689-8', '75626-2', 'LA6568-5', 'LL358-3']) {
    expect(loincCodeHolds(code)).toBe(true)
  }
  for (const code of ['69689-6', '44249-2', '44249', 'LA6568', '']) expect(loincCodeHolds(code)).toBe(false)
})
