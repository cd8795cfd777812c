import { instrumentIndex } from '@amhs/domain/instruments/instrument-catalogue'
import { deleteDoc, doc, setDoc } from 'firebase/firestore'
import type { SignedInActor } from './actors'
import type { Area, Attempt, RulesCase } from './rules-case'
import { inGoodStanding } from './standing'
import { asStored, type DocumentTable, type Fields, Moment, serverNow } from './test-document'
import { blankDefects, joinerEdges, unseenDefects } from './unseen-characters'
import type { Reach } from './world'

const day = 86_400_000
const code = 'K7MF29QD'

/** As many names of questionnaires; there are fewer, and nothing keeps somebody from naming one twice. */
const questionnaires = (count: number) =>
  Array.from({ length: count }, (_, number) => instrumentIndex[number % instrumentIndex.length]?.id)

/** What a person lets a professional see. */
export const grantTable: DocumentTable = {
  valid: {
    ownerUid: 'owner',
    professionalUid: 'professional',
    instruments: ['phq9', 'gad7'],
    from: new Moment(-90 * day),
    expiresAt: new Moment(60 * day),
    knownAs: '小林',
    standing: false,
    code,
    createdAt: serverNow,
    schemaVersion: 1,
  },
  edges: {
    'one questionnaire': { set: { instruments: ['phq9'] } },
    'twenty questionnaires': { set: { instruments: questionnaires(20) } },
    'new results by themselves': { set: { standing: true } },
    'from a clock that runs almost two days ahead': { set: { from: new Moment(2 * day - 30_000) } },
    'an end in a minute': { set: { expiresAt: new Moment(60_000) } },
    'an end after a leap year': { set: { expiresAt: new Moment(366 * day) } },
    'an end late on the day after': { set: { expiresAt: new Moment(367 * day - 60_000) } },
    'a name of one character': { set: { knownAs: '王' } },
    'a name of 60 characters': { set: { knownAs: 'a'.repeat(60) } },
    ...joinerEdges('knownAs', 'one'),
  },
  defects: {
    'an unknown field': { set: { note: '' } },
    'somebody else’s': { set: { ownerUid: 'stranger' }, schema: 'cannot tell' },
    'no owner': { remove: ['ownerUid'] },
    'another professional than its name says': {
      set: { professionalUid: 'facilitator' },
      schema: 'cannot tell',
    },
    'another professional, by a code of theirs': {
      set: { professionalUid: 'facilitator', code: 'FAC22222' },
      schema: 'cannot tell',
    },
    'no professional': { remove: ['professionalUid'] },
    'no questionnaires': { remove: ['instruments'] },
    'an empty list of questionnaires': { set: { instruments: [] } },
    'twenty-one questionnaires': { set: { instruments: questionnaires(21) } },
    'a questionnaire in place of the list': { set: { instruments: 'phq9' } },
    'a questionnaire that the site does not have': {
      set: { instruments: ['phq9', 'call-me-tonight'] },
      schema: 'cannot tell',
    },
    'a questionnaire with a capital': { set: { instruments: ['PHQ9'] } },
    'two questionnaires in one': { set: { instruments: ['phq9/gad7'] } },
    'a number as questionnaire': { set: { instruments: [9] } },
    'no beginning': { remove: ['from'] },
    'a beginning in two and a half days': { set: { from: new Moment(2.5 * day) }, schema: 'cannot tell' },
    'a beginning in words': { set: { from: 'today' } },
    'no end': { remove: ['expiresAt'] },
    'an end that has been': { set: { expiresAt: new Moment(-60_000) }, schema: 'cannot tell' },
    'an end after more than a year': {
      set: { expiresAt: new Moment(367 * day + 60_000) },
      schema: 'cannot tell',
    },
    'no name': { remove: ['knownAs'] },
    'an empty name': { set: { knownAs: '' } },
    'a name of 61 characters': { set: { knownAs: 'a'.repeat(61) } },
    'a name that is a list': { set: { knownAs: ['a'] } },
    ...unseenDefects('knownAs', 'one'),
    ...blankDefects('knownAs'),
    'no word about new results': { remove: ['standing'] },
    'a number as the word about new results': { set: { standing: 1 } },
    'no code': { remove: ['code'] },
    'a code that nobody shows': { set: { code: 'AAAA2222' }, schema: 'cannot tell' },
    'the code of another professional': { set: { code: 'FAC22222' }, schema: 'cannot tell' },
    'a code that is over': { set: { code: 'AGED2222' }, schema: 'cannot tell' },
    'no time': { remove: ['createdAt'] },
    'a time of the client': { set: { createdAt: new Moment(-1000) }, schema: 'cannot tell' },
    'an end by the professional from the beginning': { set: { endedAt: serverNow }, schema: 'cannot tell' },
    'an end by the site': { set: { endedBy: 'site' }, schema: 'cannot tell' },
    'another version': { set: { schemaVersion: 2 } },
    'no version': { remove: ['schemaVersion'] },
  },
}

export const folderOf = (who: SignedInActor) => `grants/owner_${who}`

/** The people and the codes, without a grant. `who` has this profile. */
export async function peopleOfGrants(
  { database }: Reach,
  who: SignedInActor = 'professional',
  profile: Fields = { role: 'professional' },
): Promise<void> {
  const codes = { [code]: 'professional', FAC22222: 'facilitator', AGED2222: 'professional' }
  await Promise.all([
    setDoc(doc(database, 'users/professional'), { role: 'professional' }),
    setDoc(doc(database, 'users/facilitator'), { role: 'professional' }),
    inGoodStanding({ database } as Reach),
    // The one as it is written now, the other as before its end was.
    setDoc(
      doc(database, 'professionals/professional'),
      asStored({ checkedAt: new Moment(-400 * day), validUntil: new Moment(30 * day) }) as Fields,
    ),
    setDoc(
      doc(database, 'professionals/facilitator'),
      asStored({ checkedAt: new Moment(-364 * day) }) as Fields,
    ),
    ...Object.entries(codes).map(([name, uid]) =>
      setDoc(doc(database, 'professionalCodes', name), {
        uid,
        expiresAt: asStored(new Moment(name === 'AGED2222' ? -60_000 : day)),
      }),
    ),
  ])
  if (who !== 'owner') await setDoc(doc(database, 'users', who), profile)
}

/** A grant of owner to `who`, with these differences. */
export async function withGrant(
  server: Reach,
  who: SignedInActor = 'professional',
  change: Fields = {},
  profile?: Fields,
): Promise<void> {
  await peopleOfGrants(server, who, profile)
  const grant = { ...grantTable.valid, professionalUid: who, ...change }
  await setDoc(doc(server.database, folderOf(who)), asStored(grant) as Fields)
}

/** Something that a professional does below a grant: what stands there before, and the request. */
export interface Doing {
  readonly what: string
  readonly prepare?: (server: Reach, who: SignedInActor) => Promise<unknown>
  readonly request: (reach: Reach, who: SignedInActor) => Promise<unknown>
}

/** What a professional does with an alive grant, and with none that is: over, withdrawn, demoted, disabled, unverified, another role. */
export function onlyAliveCases(area: Area, { what, prepare, request }: Doing): readonly RulesCase[] {
  const attempt = (
    who: SignedInActor,
    outcome: Attempt['outcome'],
    ready: (server: Reach) => Promise<void>,
  ): Attempt => ({
    who,
    what,
    outcome,
    prepare: async (server) => {
      await withGrant(server, who)
      await prepare?.(server, who)
      await ready(server)
    },
    request: (reach) => request(reach, who),
  })
  const nothing = async () => {}
  const allowed = attempt('professional', 'allowed', nothing)
  const refused = (name: string, who: SignedInActor, ready: (server: Reach) => Promise<void>): RulesCase => ({
    area,
    name,
    attempts: [allowed, attempt(who, 'denied', ready)],
  })
  return [
    refused(`a professional may not ${what} once the grant is over`, 'professional', (server) =>
      withGrant(server, 'professional', { expiresAt: new Moment(-day) }),
    ),
    refused(`a professional may not ${what} once they have left the grant`, 'professional', (server) =>
      withGrant(server, 'professional', { endedAt: new Moment(-1000) }),
    ),
    refused(`a professional may not ${what} once the grant is withdrawn`, 'professional', (server) =>
      deleteDoc(doc(server.database, folderOf('professional'))),
    ),
    refused(`a demoted professional may not ${what}, whatever the token says`, 'professional', (server) =>
      withGrant(server, 'professional', {}, { role: 'user' }),
    ),
    refused(`a disabled professional may not ${what}, whatever the token says`, 'professional', (server) =>
      withGrant(server, 'professional', {}, { role: 'professional', disabled: true }),
    ),
    refused(`an erased professional may not ${what}`, 'professional', (server) =>
      deleteDoc(doc(server.database, 'users/professional')),
    ),
    refused(`a professional without a verified address may not ${what}`, 'unverified-facilitator', nothing),
    refused(`somebody without the claim may not ${what}, whatever the profile says`, 'stranger', nothing),
    refused(`a professional may not ${what} by a grant to another`, 'professional', async (server) => {
      await withGrant(server, 'professional', { professionalUid: 'facilitator' })
    }),
  ]
}
