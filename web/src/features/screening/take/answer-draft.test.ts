// @vitest-environment jsdom
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { storageKeys } from '../../../platform/browser-storage'
import { emptyDraft, findDraft, listDrafts, removeDraft, saveDraft } from './answer-draft'

const me = 'me'

beforeEach(() => window.localStorage.clear())

test('a draft comes back as it was saved, and goes when it is removed', async () => {
  const phq9 = await loadInstrument('phq9')
  const draft = { ...emptyDraft(phq9, 5), answers: { phq9_1: 3, phq9_9: 'declined' } as const }
  expect(saveDraft(me, draft)).toBe(true)
  expect(findDraft(me, phq9)).toEqual({ found: 'draft', draft })
  removeDraft(me, 'phq9')
  expect(findDraft(me, phq9)).toEqual({ found: 'nothing' })
  expect(window.localStorage.length).toBe(0)
})

test('drafts of several tools stand side by side, the latest first; one without answers is not listed', async () => {
  const [phq9, gad7, who5] = await Promise.all(['phq9', 'gad7', 'who5'].map(loadInstrument))
  if (!phq9 || !gad7 || !who5) throw new Error('three instruments are needed')
  saveDraft(me, { ...emptyDraft(phq9, 1), answers: { phq9_1: 1 } })
  saveDraft(me, { ...emptyDraft(gad7, 2), answers: { gad7_1: 1 } })
  saveDraft(me, emptyDraft(who5, 3))
  expect(listDrafts(me).map(({ instrument }) => instrument)).toEqual(['gad7', 'phq9'])
})

test.each([
  ['an impossible value', { answers: { phq9_1: 4 } }],
  ['a value between two options', { answers: { phq9_1: 0.5 } }],
  ['declining what may not be declined', { answers: { phq9_1: 'declined' } }],
  ['an unknown question', { answers: { phq9_77: 1 } }],
  ['an older edition', { edition: '2020-01-01', answers: { phq9_1: 1 } }],
  ['the draft of another tool', { instrument: 'gad7', answers: { phq9_1: 1 } }],
  ['no answers at all', { answers: null }],
])('a stored draft with %s is set aside, not lost', async (_, change) => {
  const phq9 = await loadInstrument('phq9')
  const stored = JSON.stringify({ [me]: { phq9: { ...emptyDraft(phq9, 1), ...change } } })
  window.localStorage.setItem(storageKeys.answerDrafts, stored)
  expect(findDraft(me, phq9)).toEqual({ found: 'set-aside' })
  expect(findDraft(me, phq9)).toEqual({ found: 'nothing' })
  expect(window.localStorage.getItem(storageKeys.answerDraftsSetAside)).not.toBeNull()
})

test('a question that skip logic leaves out keeps its answer until the end', async () => {
  const auditc = await loadInstrument('auditc')
  const ids = auditc.items.map(({ id }) => id)
  const [first = '', second = ''] = ids
  saveDraft(me, { ...emptyDraft(auditc, 1), answers: { [first]: 0, [second]: 2 } })
  expect(findDraft(me, auditc).found).toBe('draft')
})

test('one person does not see, change or remove what another has begun', async () => {
  const phq9 = await loadInstrument('phq9')
  const mine = { ...emptyDraft(phq9, 1), answers: { phq9_1: 3 } }
  saveDraft(me, mine)
  expect(findDraft('you', phq9)).toEqual({ found: 'nothing' })
  expect(listDrafts('you')).toEqual([])
  saveDraft('you', { ...emptyDraft(phq9, 2), answers: { phq9_1: 0 } })
  removeDraft('you', 'phq9')
  expect(findDraft(me, phq9)).toEqual({ found: 'draft', draft: mine })
})

test('what is damaged of one person leaves the other’s alone; what is damaged as a whole is put aside for no one', async () => {
  const phq9 = await loadInstrument('phq9')
  const mine = { ...emptyDraft(phq9, 1), answers: { phq9_1: 3 } }
  saveDraft(me, mine)
  const stored = JSON.parse(window.localStorage.getItem(storageKeys.answerDrafts) ?? '')
  window.localStorage.setItem(storageKeys.answerDrafts, JSON.stringify({ ...stored, you: 'broken' }))
  expect(findDraft('you', phq9)).toEqual({ found: 'set-aside' })
  expect(findDraft(me, phq9)).toEqual({ found: 'draft', draft: mine })
  window.localStorage.setItem(storageKeys.answerDrafts, '{"me":')
  expect(findDraft(me, phq9)).toEqual({ found: 'set-aside' })
  expect(JSON.parse(window.localStorage.getItem(storageKeys.answerDraftsSetAside) ?? '')).toEqual({
    you: 'broken',
    nobody: '{"me":',
  })
})
