import { readFileSync } from 'node:fs'
import { adminTotals } from '@amhs/domain/contracts/admin-totals.contract'
import { createShare } from '@amhs/domain/contracts/create-share.contract'
import type { CallableContract } from '@amhs/domain/contracts/define-callable'
import { deleteAccount } from '@amhs/domain/contracts/delete-account.contract'
import { listShares } from '@amhs/domain/contracts/list-shares.contract'
import { removeRating } from '@amhs/domain/contracts/remove-rating.contract'
import { revokeShare } from '@amhs/domain/contracts/revoke-share.contract'
import { saveRating } from '@amhs/domain/contracts/save-rating.contract'
import { sendContactMessage } from '@amhs/domain/contracts/send-contact-message.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { waitingPlace } from '@amhs/domain/contracts/waiting-place.contract'
import { retentionTimes } from '@amhs/domain/privacy/retention-times'
import { getDocFromServer, doc as reference } from 'firebase/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { parse } from 'valibot'
import { isBanned, rememberBan } from '../../functions/src/account/bans'
import { markErased } from '../../functions/src/account/erase-account'
import { eraseDeleted } from '../../functions/src/account/erase-deleted'
import { eraseWritten } from '../../functions/src/account/erase-documents'
import { refuseBanned } from '../../functions/src/account/refuse-banned'
import { addressPseudonym } from '../../functions/src/platform/caller'
import { accounts } from '../../functions/src/platform/firebase'
import { unratedArticle } from './support/articles'
import { server } from './support/backend'
import { type Caller, caller, closeCallers, createOwnProfile, registered, signIn } from './support/callers'
import { clientWrites, refusedCodes } from './support/client-writes'
import { contactRequest } from './support/contact-request'
import { allContracts } from './support/contracts'
import { withNothingDone } from './support/nothing-done'
import { tracesOf } from './support/traces'
import { validRequests } from './support/valid-requests'

const { auth, firestore } = server
const confirm = { confirm: 'delete my account' } as const

let admin: Caller
let contracts: readonly CallableContract[]
beforeAll(async () => {
  contracts = await allContracts()
  admin = await caller({ role: 'admin' })
  await firestore.doc('system/admins').set({ uids: [admin.uid] })
  await firestore.doc('groups/open-group').set({ facilitatorUid: 'nobody', open: true })
})
afterAll(async () => {
  await firestore.recursiveDelete(firestore.doc('groups/open-group'))
  await closeCallers()
})

const disable = (person: Caller) => admin.call(setUserDisabled, { uid: person.uid, disabled: true })

async function expectNoWrite(person: Caller, writes: readonly string[]): Promise<void> {
  for (const name of writes) {
    const code = await clientWrites[name]?.(person).then(
      () => 'allowed',
      (error: { readonly code?: string }) => error.code ?? String(error),
    )
    expect(refusedCodes, `${name}: ${code}`).toContain(code)
  }
}

/** What the functions answer that need more than a visitor. */
async function reasonsFor(person: Caller): Promise<ReadonlyMap<string, string>> {
  const asked = contracts.filter(({ access, openToClosed }) => access !== 'visitor' && !openToClosed)
  const reasons = new Map<string, string>()
  for (const contract of asked)
    reasons.set(contract.name, await person.refused(contract, validRequests[contract.name]))
  return reasons
}

describe('the token of an erased account, for as long as it lives', () => {
  test('writes nothing, not even the profile, which an account without one may create', async () => {
    const person = await caller()
    const usual = ['save a screening', 'save an article', 'ask to join a group', 'upload a photo']
    for (const name of usual) await clientWrites[name]?.(person)
    const fresh = await signIn(person)
    await fresh.call(deleteAccount, confirm)
    expect(await tracesOf(person)).toEqual([])
    await expectNoWrite(person, Object.keys(clientWrites))
    expect(await tracesOf(person)).toEqual([])
  })

  test('is refused by every function, also by those that store what visitors send', async () => {
    const person = await caller({ role: 'professional' })
    await person.call(deleteAccount, confirm)
    const reasons = await reasonsFor(person)
    expect(reasons.size).toBeGreaterThan(10)
    expect([...new Set(reasons.values())].sort()).toEqual(['forbidden', 'not-signed-in'])
    // Forbidden is what asks for another role, which the token does not have either.
    expect(reasons.get('saveRating')).toBe('not-signed-in')
    expect(await person.refused(sendContactMessage, contactRequest())).toBe('not-signed-in')
    await person.call(removeRating, { targetId: 'sleep' })
    expect(await tracesOf(person)).toEqual([])
  })

  test('is kept out by a mark that outlives it, and says nothing but when it ends', async () => {
    const person = await caller()
    const before = Date.now()
    await person.call(deleteAccount, confirm)
    const mark = await firestore.doc(`deleted/${person.uid}`).get()
    expect(Object.keys(mark.data() ?? {})).toEqual(['expiresAt'])
    // An ID token lives for an hour.
    expect(retentionTimes.erasedAccount).toBeGreaterThanOrEqual(2 * 60 * 60 * 1000)
    expect(mark.get('expiresAt').toMillis()).toBeGreaterThanOrEqual(before + retentionTimes.erasedAccount)
  })

  test('hears again that the account has gone, where the first answer was lost', async () => {
    const person = await caller()
    await person.call(deleteAccount, confirm)
    expect(await person.call(deleteAccount, confirm)).toEqual({ deletedAt: expect.any(String) })
  })
})

describe('a deletion that was cut off', () => {
  /** As if the server had ended right after the mark. */
  async function cutOff() {
    const [person, targetId] = [await caller(), await unratedArticle()]
    await clientWrites['save a screening']?.(person)
    await clientWrites['upload a photo']?.(person)
    await person.call(saveRating, { targetId, stars: 5 })
    await markErased(firestore, person.uid)
    return { person, targetId }
  }

  test('lets nothing be written, and is finished when the person calls again', async () => {
    const { person, targetId } = await cutOff()
    await expectNoWrite(person, Object.keys(clientWrites))
    expect(await person.refused(saveRating, { targetId, stars: 1 })).toBe('profile-missing')
    expect(await person.refused(sendContactMessage, contactRequest())).toBe('profile-missing')
    const fresh = await signIn(person)
    await fresh.call(deleteAccount, confirm)
    expect(await tracesOf(person)).toEqual([])
  })

  test('is finished when the mark ends, if nobody calls again', async () => {
    const { person } = await cutOff()
    expect((await tracesOf(person)).length).toBeGreaterThan(2)
    await firestore.doc(`deleted/${person.uid}`).delete()
    await vi.waitFor(async () => expect(await tracesOf(person)).toEqual([]), {
      timeout: 60_000,
      interval: 500,
    })
  })
})

describe('an account that was deleted outside the product, as in the console', () => {
  const gone = (person: Caller) =>
    vi.waitFor(async () => expect(await tracesOf(person)).toEqual([]), { timeout: 60_000, interval: 500 })

  test('takes everything with it that its owner would have erased', async () => {
    const [person, other, targetId] = [await caller(), await caller(), await unratedArticle()]
    for (const someone of [person, other]) {
      for (const name of ['save a screening', 'save an article', 'ask to join a group', 'upload a photo'])
        await clientWrites[name]?.(someone)
      await someone.call(sendContactMessage, contactRequest())
    }
    await person.call(saveRating, { targetId, stars: 5 })
    await firestore.doc(`contactMessages/${person.uid}`).set({ email: person.email, uid: null })
    await firestore.doc('groups/led-by-them').set({ facilitatorUid: person.uid, open: true })
    expect((await tracesOf(person)).length).toBeGreaterThan(8)
    const othersBefore = await tracesOf(other)
    await auth.deleteUser(person.uid)
    await gone(person)
    expect(await tracesOf(other)).toEqual(othersBefore)
    expect((await firestore.doc('groups/led-by-them').get()).data()).toMatchObject({ open: false })
    expect((await firestore.doc(`deleted/${person.uid}`).get()).exists).toBe(true)
    await expectNoWrite(person, Object.keys(clientWrites))
    await firestore.doc('groups/led-by-them').delete()
  })

  test('leaves the list of administrators, and the ban where it was disabled', async () => {
    const [person, disabled] = [await caller({ role: 'admin' }), await caller()]
    await firestore.doc('system/admins').set({ uids: [admin.uid, person.uid] })
    await disable(disabled)
    const bans = (await firestore.collection('bans').get()).size
    for (const { uid } of [person, disabled]) await auth.deleteUser(uid)
    for (const someone of [person, disabled]) await gone(someone)
    expect((await firestore.doc('system/admins').get()).get('uids')).toEqual([admin.uid])
    expect((await firestore.collection('bans').get()).size).toBe(bans + 1)
  })

  test('keeps what is there where it was brought back meanwhile', async () => {
    const person = await caller()
    await clientWrites['save a screening']?.(person)
    const before = await tracesOf(person)
    await eraseDeleted({ uid: person.uid, email: person.email, emailVerified: true, disabled: false })
    expect(await tracesOf(person)).toEqual(before)
  })
})

describe('the token of a disabled account, for as long as it lives', () => {
  test('is refused by every function that needs more than a visitor', async () => {
    const person = await caller({ role: 'professional' })
    await disable(person)
    await withNothingDone(async () => {
      const reasons = await reasonsFor(person)
      expect([...new Set(reasons.values())].sort()).toEqual(['account-disabled', 'forbidden'])
      expect(reasons.get('saveRating')).toBe('account-disabled')
      expect(await person.refused(sendContactMessage, contactRequest())).toBe('account-disabled')
    })
  })

  test('writes nothing, with and without a profile', async () => {
    const [person, without] = [await caller(), await registered(`x${Date.now()}@test.example`)]
    await disable(person)
    await disable(without)
    await expectNoWrite(person, Object.keys(clientWrites))
    await expectNoWrite(without, Object.keys(clientWrites))
  })

  test('still reads what is its own, takes back what it gave, and may leave', async () => {
    const [person, targetId] = [await caller(), await unratedArticle()]
    await person.call(saveRating, { targetId, stars: 5 })
    await clientWrites['save a screening']?.(person)
    await disable(person)
    const own = (path: string) => getDocFromServer(reference(person.database, path))
    expect((await own(`users/${person.uid}`)).exists()).toBe(true)
    expect((await own(`users/${person.uid}/screenings/late`)).exists()).toBe(true)
    expect(await person.call(removeRating, { targetId })).toEqual({ total: { count: 0, sum: 0 } })
    await person.call(deleteAccount, confirm)
    expect(await tracesOf(person)).toEqual([])
  })

  test('still sees and stops what it shared, makes no new link, and hears where it waits', async () => {
    const person = await caller()
    const id = 'C'.repeat(43)
    const share = parse(createShare.request, { ...Object(validRequests.createShare), id })
    await person.call(createShare, share)
    const asked = firestore.doc(`groups/open-group/requests/${person.uid}`)
    await asked.set({ uid: person.uid, status: 'waiting', requestedAt: Timestamp.now() })
    await disable(person)
    expect(await person.call(listShares, null)).toMatchObject({ shares: [{ id, state: 'open' }] })
    await person.call(revokeShare, { id })
    expect((await firestore.doc(`shares/${id}`).get()).data()).toMatchObject({ ended: 'stopped' })
    expect((await firestore.doc(`shares/${id}`).get()).get('jwe')).toBeUndefined()
    expect(await person.call(listShares, null)).toMatchObject({ shares: [{ id, state: 'stopped' }] })
    expect(await person.call(waitingPlace, { groupId: 'open-group' })).toEqual({ place: 'next' })
    await withNothingDone(async () => {
      expect(await person.refused(createShare, share)).toBe('account-disabled')
    })
    await firestore.doc(`shares/${id}`).delete()
    await asked.delete()
  })

  test('opens what docs/admin.md names, and nothing else of an account', async () => {
    const [row = ''] = /^\| a disabled account .*$/m.exec(readFileSync('docs/admin.md', 'utf8')) ?? []
    const named = [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name)
    const open = contracts.filter(({ openToClosed }) => openToClosed).map(({ name }) => name)
    expect(named.sort()).toEqual(open.sort())
  })
})

describe('a ban', () => {
  async function bannedAddress(): Promise<string> {
    const person = await caller()
    await disable(person)
    await person.call(deleteAccount, confirm)
    return person.email
  }

  test('outlives the account: the same address is disabled as soon as it has a profile', async () => {
    const email = await bannedAddress()
    const { docs } = await firestore.collection('bans').get()
    expect(docs.map(({ id }) => id).join()).toMatch(/^[0-9a-f]{32}(,[0-9a-f]{32})*$/)
    expect(JSON.stringify(docs.map((ban) => ban.data()))).not.toContain('@')
    const again = await registered(email.toUpperCase())
    // Before that it can write nothing at all.
    await expectNoWrite(
      again,
      Object.keys(clientWrites).filter((name) => name !== 'create the profile'),
    )
    await createOwnProfile(again)
    await vi.waitFor(async () => expect((await auth.getUser(again.uid)).disabled).toBe(true), {
      timeout: 60_000,
      interval: 200,
    })
    await vi.waitFor(async () =>
      expect((await firestore.doc(`users/${again.uid}`).get()).get('disabled')).toBe(true),
    )
    const log = await firestore.collection('auditLog').where('target', '==', `users/${again.uid}`).get()
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'account-disabled', actorUid: 'ban' },
    ])
  })

  test('leaves nothing of what came in before the new account was disabled', async () => {
    const again = await registered(await bannedAddress())
    const { uid } = again
    // Past the rules and before the profile, so that it is there for certain when the account is disabled.
    const written = [
      `groups/open-group/requests/${uid}`,
      `users/${uid}/screenings/one`,
      `users/${uid}/savedArticles/sleep`,
      `users/${uid}/reminders/check-in`,
      `shares/of-${uid}`,
      `grants/${uid}_somebody`,
      `grants/${uid}_somebody/released/one`,
      `professionalRequests/${uid}`,
    ].map((path) => firestore.doc(path))
    const other = firestore.doc('groups/open-group/requests/somebody-else')
    await other.set({ uid: 'somebody-else', status: 'asked' })
    await Promise.all(written.map((one) => one.set({ uid, ownerUid: uid, status: 'asked' })))
    const photo = server.storage.bucket().file(`users/${uid}/photo`)
    await photo.save('photo')
    await createOwnProfile(again)
    await vi.waitFor(
      async () => {
        const left = (await firestore.getAll(...written)).filter(({ exists }) => exists)
        expect(left.map(({ ref }) => ref.path)).toEqual([])
        expect(await photo.exists()).toEqual([false])
      },
      { timeout: 60_000, interval: 200 },
    )
    const profile = await firestore.doc(`users/${uid}`).get()
    expect(profile.get('disabled'), 'what keeps the old token from writing').toBe(true)
    await expectNoWrite(again, Object.keys(clientWrites))
    expect((await other.get()).exists, 'nobody else loses anything').toBe(true)
    // Delivered once more, or cut off before: the same again, and said once.
    await written[0]?.set({ uid, status: 'asked' })
    await refuseBanned(uid)
    expect((await written[0]?.get())?.exists).toBe(false)
    const log = await firestore.collection('auditLog').where('target', '==', `users/${uid}`).get()
    expect(log.size).toBe(1)
  })

  describe('whose trigger comes late, or once more,', () => {
    const enable = (uid: string) => admin.call(setUserDisabled, { uid, disabled: false })

    /** Somebody whose address was banned an hour before they had a profile, with all that people write; the trigger found no ban yet. */
    async function withTriggerToCome() {
      const person = await caller()
      for (const name of ['save a screening', 'save an article', 'ask to join a group', 'upload a photo'])
        await clientWrites[name]?.(person)
      await rememberBan(firestore, person.email)
      const pseudonym = addressPseudonym(person.email)
      const expiresAt = Timestamp.fromMillis(Date.now() - 3_600_000 + retentionTimes.ban)
      await firestore.doc(`bans/${pseudonym}`).update({ expiresAt })
      return person
    }
    /** What of them is not the log of administrators. */
    const own = async (person: Caller) =>
      (await tracesOf(person)).filter((trace) => !trace.startsWith('auditLog/'))

    test('erases what a banned person wrote', async () => {
      const person = await withTriggerToCome()
      expect((await own(person)).length).toBeGreaterThan(4)
      await refuseBanned(person.uid)
      expect(await own(person)).toEqual([person.uid, `users/${person.uid}`])
      expect((await auth.getUser(person.uid)).disabled).toBe(true)
    })

    test('takes nothing from somebody whom an administrator disabled and enabled again', async () => {
      const person = await withTriggerToCome()
      const before = await own(person)
      await disable(person)
      await enable(person.uid)
      await refuseBanned(person.uid)
      expect(await own(person)).toEqual(before)
      expect((await auth.getUser(person.uid)).disabled).toBe(false)
      const again = await signIn(person)
      await clientWrites['save an article']?.(again)
    })

    test('takes nothing from somebody whom it refused before, and an administrator let in', async () => {
      const again = await registered(await bannedAddress())
      await createOwnProfile(again)
      await vi.waitFor(async () => expect((await auth.getUser(again.uid)).disabled).toBe(true), {
        timeout: 60_000,
        interval: 200,
      })
      await enable(again.uid)
      const person = await signIn(again)
      await clientWrites['save a screening']?.(person)
      const before = await own(person)
      await refuseBanned(person.uid)
      expect(await own(person)).toEqual(before)
      expect((await auth.getUser(person.uid)).disabled).toBe(false)
    })

    test('takes nothing from an account that was there before the ban of its mailbox', async () => {
      const person = await caller()
      await clientWrites['save a screening']?.(person)
      const before = await own(person)
      await rememberBan(firestore, person.email)
      await refuseBanned(person.uid)
      expect(await own(person)).toEqual(before)
      expect((await auth.getUser(person.uid)).disabled).toBe(false)
    })

    test('gives way to an administrator who enables the account in the middle of it', async () => {
      const person = await withTriggerToCome()
      const before = await own(person)
      await disable(person)
      const ours = await accounts()
      const updateUser = ours.updateUser.bind(ours)
      const spy = vi.spyOn(ours, 'updateUser').mockImplementationOnce(async (uid, change) => {
        await enable(uid)
        return updateUser(uid, change)
      })
      await refuseBanned(person.uid)
      expect(spy).toHaveBeenCalled()
      spy.mockRestore()
      expect(await own(person)).toEqual(before)
      expect((await auth.getUser(person.uid)).disabled).toBe(false)
      expect((await firestore.doc(`users/${person.uid}`).get()).get('disabled')).toBeUndefined()
    })

    test('erases nothing more from the moment in which an administrator enables the account', async () => {
      const person = await withTriggerToCome()
      const before = await own(person)
      await eraseWritten(firestore, person.uid, async () => false)
      expect(await own(person)).toEqual(before)
    })
  })

  test('holds for the mailbox, whatever is written behind a plus sign', async () => {
    const again = await registered((await bannedAddress()).replace('@', '+again@'))
    await createOwnProfile(again)
    await vi.waitFor(async () => expect((await auth.getUser(again.uid)).disabled).toBe(true), {
      timeout: 60_000,
      interval: 200,
    })
  })

  test('holds on when the secret of the pseudonyms was changed, for as long as the earlier one is kept', async () => {
    vi.stubEnv('CALLER_HASH_SECRET', 'the earlier secret')
    await rememberBan(firestore, 'banned@test.example')
    vi.stubEnv('CALLER_HASH_SECRET', 'the later secret')
    expect(await isBanned(firestore, 'banned@test.example')).toBe(false)
    vi.stubEnv('CALLER_HASH_PREVIOUS', 'the earlier secret')
    expect(await isBanned(firestore, 'banned@test.example')).toBe(true)
    expect(await isBanned(firestore, 'other@test.example')).toBe(false)
    vi.unstubAllEnvs()
  })

  test('ends with its time, and leaves other addresses alone', async () => {
    const email = await bannedAddress()
    const { docs } = await firestore.collection('bans').get()
    await Promise.all(docs.map(({ ref }) => ref.update({ expiresAt: new Date(Date.now() - 1000) })))
    const people = [await registered(email), await registered(`other-${email}`)]
    for (const person of people) await createOwnProfile(person)
    // Somebody banned who comes after them has been disabled: their turn is over.
    const later = await registered(await bannedAddress())
    await createOwnProfile(later)
    await vi.waitFor(async () => expect((await auth.getUser(later.uid)).disabled).toBe(true), {
      timeout: 60_000,
      interval: 200,
    })
    for (const { uid } of people) expect((await auth.getUser(uid)).disabled).toBe(false)
  })
})

test('who is signed out everywhere is refused with the token from before', async () => {
  const other = await caller({ role: 'admin' })
  await firestore.doc('system/admins').set({ uids: [admin.uid, other.uid] })
  expect(await other.call(adminTotals, null)).toBeDefined()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await auth.revokeRefreshTokens(other.uid)
  expect(await other.refused(adminTotals, null)).toBe('not-signed-in')
})
