import { consentKinds } from '@amhs/domain/documents/document-limits'
import { type Change, type DocumentTable, Moment, serverNow } from '../test-document'
import { blankDefects, joinerEdges, unseenDefects } from '../unseen-characters'

const consent = { given: true, version: '2026-11-21', language: 'zh-CN', at: serverNow }
const preferences = {
  theme: 'dark',
  language: 'en',
  notifications: false,
  shortcuts: false,
  oneQuestionAtATime: false,
  tapGoesOn: false,
  quickExitKey: false,
  quickExitErases: false,
  quickExitErasesResults: true,
  quickExitSignsOut: true,
  lessMotion: true,
  textSize: 'large',
  textSpacing: 'wide',
  textFont: 'dyslexia',
}

const valid = {
  uid: 'owner',
  email: 'owner@demo.test',
  displayName: 'Ada Lovelace',
  role: 'user',
  profile: { firstName: 'Ada', lastName: 'Lovelace', preferences, photo: serverNow },
  consents: { terms: consent },
  createdAt: serverNow,
  updatedAt: serverNow,
}

/** What holds for the fields that a client may write at any time. */
const edges: Record<string, Change> = {
  'empty names': { set: { displayName: '', 'profile.firstName': '', 'profile.lastName': '' } },
  'the longest names': {
    set: {
      displayName: 'a'.repeat(201),
      'profile.firstName': 'b'.repeat(100),
      'profile.lastName': 'c'.repeat(100),
    },
  },
  'names in other scripts': { set: { displayName: '王小明 😀', 'profile.firstName': 'محمد' } },
  ...joinerEdges('displayName', 'one'),
  ...joinerEdges('profile.lastName', 'one'),
  'no preferences': { set: { 'profile.preferences': {} } },
  ...Object.fromEntries(
    ['light', 'dark', 'contrast', 'system'].map((theme) => [
      `the theme ${theme}`,
      { set: { 'profile.preferences.theme': theme } },
    ]),
  ),
  ...Object.fromEntries(
    [
      ['textSize', 'normal'],
      ['textSize', 'larger'],
      ['textSpacing', 'normal'],
      ['textFont', 'standard'],
    ].map(([key, value]) => [`${key} ${value}`, { set: { [`profile.preferences.${key}`]: value } }]),
  ),
  Chinese: { set: { 'profile.preferences.language': 'zh-CN' } },
  'no photo': { remove: ['profile.photo'] },
  'no consents': { remove: ['consents'] },
  ...Object.fromEntries(
    consentKinds.map((kind) => [
      `consent to ${kind}`,
      { set: { consents: { terms: consent, [kind]: consent } } },
    ]),
  ),
  'a consent that is withdrawn': { set: { 'consents.terms.given': false } },
  'a version of 40 characters': { set: { 'consents.terms.version': 'v'.repeat(40) } },
  'a version of one character': { set: { 'consents.terms.version': '1' } },
  'a consent given in English': { set: { 'consents.terms.language': 'en' } },
}

const defects: Record<string, Change> = {
  'another address than the account has': { set: { email: 'stranger@demo.test' }, schema: 'cannot tell' },
  'a number as address': { set: { email: 5 } },
  'no address': { remove: ['email'] },
  'no display name': { remove: ['displayName'] },
  'a display name of 202 characters': { set: { displayName: 'a'.repeat(202) } },
  'a display name that is a list': { set: { displayName: ['Ada'] } },
  'no person': { remove: ['profile'] },
  'an unknown field of the person': { set: { 'profile.role': 'admin' }, schema: 'cannot tell' },
  ...unseenDefects('displayName', 'one'),
  ...unseenDefects('profile.firstName', 'one'),
  ...unseenDefects('profile.lastName', 'one'),
  ...blankDefects('displayName'),
  ...blankDefects('profile.firstName'),
  ...blankDefects('profile.lastName'),
  'no first name': { remove: ['profile.firstName'] },
  'a first name of 101 characters': { set: { 'profile.firstName': 'a'.repeat(101) } },
  'a first name that is a list': { set: { 'profile.firstName': [] } },
  'no last name': { remove: ['profile.lastName'] },
  'a last name of 101 characters': { set: { 'profile.lastName': 'a'.repeat(101) } },
  'a last name that is a list': { set: { 'profile.lastName': [] } },
  'preferences as a list': { set: { 'profile.preferences': [] } },
  'no preferences field': { remove: ['profile.preferences'] },
  'an unknown preference': { set: { 'profile.preferences.colour': 'red' }, schema: 'cannot tell' },
  'an unknown theme': { set: { 'profile.preferences.theme': 'neon' } },
  'an unknown text size': { set: { 'profile.preferences.textSize': 'huge' } },
  'an unknown text spacing': { set: { 'profile.preferences.textSpacing': 'narrow' } },
  'an unknown text font': { set: { 'profile.preferences.textFont': 'comic' } },
  'an unknown language': { set: { 'profile.preferences.language': 'fr' } },
  ...Object.fromEntries(
    Object.entries(preferences)
      .filter(([, value]) => typeof value === 'boolean')
      .map(([key]) => [`${key} that is no yes or no`, { set: { [`profile.preferences.${key}`]: 'yes' } }]),
  ),
  'a photo that is a file name': { set: { 'profile.photo': 'me.jpg' } },
  'a photo of long ago': { set: { 'profile.photo': new Moment(-86_400_000) }, schema: 'cannot tell' },
  'a photo of the year 9999': {
    set: { 'profile.photo': new Moment(251_000_000_000_000) },
    schema: 'cannot tell',
  },
  'a photo that is a number': { set: { 'profile.photo': 5 } },
  'consents as a list': { set: { consents: [] } },
  'an unknown consent': { set: { 'consents.everything': consent } },
  ...Object.fromEntries(
    consentKinds.map((kind) => [
      `a broken consent to ${kind}`,
      { set: { [`consents.${kind}`]: { ...consent, given: 'yes' } } },
    ]),
  ),
  'an unknown field of a consent': {
    set: { 'consents.location': { ...consent, note: '' } },
    schema: 'cannot tell',
  },
  'a consent that is a word': { set: { 'consents.location': 'yes' } },
  'a consent without version': {
    set: { 'consents.location': { given: true, language: 'en', at: serverNow } },
  },
  'a version of 41 characters': { set: { 'consents.location': { ...consent, version: 'v'.repeat(41) } } },
  'an empty version': { set: { 'consents.location': { ...consent, version: '' } } },
  'a version with space': { set: { 'consents.location': { ...consent, version: 'version 1' } } },
  'a consent in an unknown language': { set: { 'consents.location': { ...consent, language: 'fr' } } },
  'a consent dated back': {
    set: { 'consents.location': { ...consent, at: new Moment(-1000) } },
    schema: 'cannot tell',
  },
  'a consent without time': { set: { 'consents.location': { given: true, version: '1', language: 'en' } } },
  'no time of change': { remove: ['updatedAt'] },
  'a time of change of the client': { set: { updatedAt: new Moment(-1000) }, schema: 'cannot tell' },
}

export const profileCreation: DocumentTable = {
  valid: { ...valid, schemaVersion: 1 },
  edges: { ...edges, 'no version, as pages of before wrote it': { remove: ['schemaVersion'] } },
  defects: {
    ...defects,
    'a version that is not written yet': { set: { schemaVersion: 2 } },
    'a version in words': { set: { schemaVersion: '1' } },
    'an unknown field': { set: { points: 100 }, schema: 'cannot tell' },
    'another uid': { set: { uid: 'stranger' }, schema: 'cannot tell' },
    'no uid': { remove: ['uid'] },
    'the role caregiver': { set: { role: 'caregiver' }, schema: 'cannot tell' },
    'the role admin': { set: { role: 'admin' }, schema: 'cannot tell' },
    'an unknown role': { set: { role: 'root' } },
    'no role': { remove: ['role'] },
    'no time of creation': { remove: ['createdAt'] },
    'a time of creation of the client': { set: { createdAt: new Moment(-1000) }, schema: 'cannot tell' },
  },
}

/** The fields that an update of the profile sends. */
export const updatedFields = ['email', 'displayName', 'profile', 'updatedAt']

export const profileUpdate: DocumentTable = {
  valid,
  edges: {
    ...Object.fromEntries(Object.entries(edges).filter(([name]) => name !== 'no consents')),
    'no field but the time': {},
  },
  defects: {
    ...defects,
    'a new field': { set: { points: 100 }, schema: 'cannot tell' },
    'another uid': { set: { uid: 'stranger' }, schema: 'cannot tell' },
    'no uid': { remove: ['uid'] },
    'the role admin': { set: { role: 'admin' }, schema: 'cannot tell' },
    'no role': { remove: ['role'] },
    'a new time of creation': { set: { createdAt: serverNow }, schema: 'cannot tell' },
    'no time of creation': { remove: ['createdAt'] },
    'consents erased': { remove: ['consents'], schema: 'cannot tell' },
    'one consent erased': { set: { consents: {} }, schema: 'cannot tell' },
    'a consent changed without a new time': {
      set: { 'consents.terms': { ...consent, at: new Moment(-5000) } },
      schema: 'cannot tell',
    },
  },
}
