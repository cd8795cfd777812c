import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createShare } from '@amhs/domain/contracts/create-share.contract'
import type { CallRequest } from '@amhs/domain/contracts/define-callable'
import { listShares } from '@amhs/domain/contracts/list-shares.contract'
import { revokeShare } from '@amhs/domain/contracts/revoke-share.contract'
import { setUserDisabled } from '@amhs/domain/contracts/set-user-disabled.contract'
import { shareLimits } from '@amhs/domain/sharing/share-limits'
import { doc, getDocFromServer } from 'firebase/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { SHLInvalidPasscodeError, SHLManifestNotFoundError, SHLViewer } from 'kill-the-clipboard'
import { encrypt, randomText } from '../../web/src/features/sharing/link/encryption'
import { openLink } from '../../web/src/features/sharing/link/fetch-link'
import { encodeLink } from '../../web/src/features/sharing/link/health-link'
import { functionsAddress, server } from './support/backend'
import { type Caller, caller, closeCallers } from './support/callers'
import { withNothingDone } from './support/nothing-done'

afterAll(closeCallers)

const bundle = { resourceType: 'Bundle', type: 'collection', entry: [] }
const passcode = '月光 2026'
const addressOf = (id: string) => `${functionsAddress}/sharedResult/s/${id}`

/** Shares as the page does, and gives what only the page has: the key, in the link. */
async function shared(owner: Caller, change: Partial<CallRequest<typeof createShare>> = {}) {
  const [id, key] = [randomText(), randomText()]
  const jwe = await encrypt(JSON.stringify(bundle), key)
  await owner.call(createShare, { id, jwe, audience: 'doctor', results: 1, days: 7, ...change })
  const flag = change.passcode === undefined ? {} : { flag: 'P' }
  const link = { url: addressOf(id), key, ...flag }
  return { id, key, jwe, link, text: encodeLink(link) }
}

const stored = async (id: string) => (await server.firestore.doc(`shares/${id}`).get()).data()

/** Hosting leads `/s/…` to the function; here the function is asked by itself. */
const throughHosting = (url: string, options?: RequestInit) =>
  fetch(
    new URL(url).pathname.startsWith('/s/')
      ? url.replace(new URL(url).origin, `${functionsAddress}/sharedResult`)
      : url,
    options,
  )

function ask(id: string, body: object, method = 'POST') {
  return fetch(addressOf(id), {
    method,
    headers: { 'content-type': 'application/json', origin: 'https://viewer.example' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })
}

test('a link is opened by our reader and by an independent one, and its owner sees when and by whom', async () => {
  const owner = await caller()
  const share = await shared(owner, { name: '王医生' })
  const opened = await openLink(share.link, '  王\u202E\n医生 ', undefined)
  expect(opened).toEqual({
    kind: 'open',
    files: [{ text: JSON.stringify(bundle), contentType: 'application/fhir+json' }],
  })
  const other = new SHLViewer({ shlinkURI: `https://viewer.example/#${share.text}` })
  expect((await other.resolveSHL({ recipient: 'x'.repeat(200) })).fhirResources).toEqual([bundle])
  // A reader that takes nothing along with the manifest fetches the file from its place.
  const small = new SHLViewer({ shlinkURI: share.text, fetch: throughHosting })
  expect((await small.resolveSHL({ recipient: 'Small', embeddedLengthMax: 10 })).fhirResources).toEqual([
    bundle,
  ])
  const { shares } = await owner.call(listShares, null)
  expect(shares).toMatchObject([
    { id: share.id, name: '王医生', state: 'open', opened: 3, hasPasscode: false, results: 1 },
  ])
  expect(shares[0]?.openings.map(({ recipient }) => recipient)).toEqual(['Small', 'x'.repeat(80), '王 医生'])
  expect(JSON.stringify(shares)).not.toContain(share.jwe.slice(0, 40))
})

test('the answers are for every page, kept by nobody, and the place of a file cannot be guessed', async () => {
  const { id, jwe } = await shared(await caller())
  const first = await ask(id, { recipient: 'Reader', embeddedLengthMax: 0, more: 'of others' })
  expect(first.headers.get('access-control-allow-origin')).toBe('*')
  expect(first.headers.get('cache-control')).toBe('no-store')
  const { files, status } = (await first.json()) as { status: string; files: { location: string }[] }
  const { location = '' } = files[0] ?? {}
  expect(status).toBe('finalized')
  const place = `${functionsAddress}/sharedResult${new URL(location).pathname}`
  const file = await fetch(`${place}${new URL(location).search}`)
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
    200,
    'application/jose; charset=utf-8',
    jwe,
  ])
  const [until = '', signature] = new URL(location).searchParams.get('ticket')?.split('.') ?? []
  for (const ticket of ['', 'x', `${Number(until) + 1}.${signature}`, `${Date.now() - 1}.${signature}`])
    expect((await fetch(`${place}?ticket=${ticket}`)).status).toBe(404)
  const preflight = await ask(id, {}, 'OPTIONS')
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type',
  ])
  expect((await ask(id, {}, 'GET')).status).toBe(405)
  expect((await ask(id, {})).status).toBe(400)
  expect((await ask(id, { recipient: ' \u200b ' })).status).toBe(400)
  expect((await ask(id, { recipient: 'R', embeddedLengthMax: 'x' })).status).toBe(400)
  // The owner's side stays closed to other pages; only what reads a link is open.
  expect((await ask('short', { recipient: 'R' })).status).toBe(404)
})

test('the place of a file and of the page is on the site, whatever host a request names', async () => {
  const { id } = await shared(await caller())
  const { hosting } = JSON.parse(process.env.AMHS_PORTS ?? '{}')
  const site = `http://127.0.0.1:${hosting}/`
  const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' }
  // `fetch` sends no other host than the one it asks.
  const asked = async (method: string, headers: Record<string, string>, body = '') => {
    const sent = request(addressOf(id), { method, headers: { ...headers, ...evil } })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { headers: answer.headers, text: Buffer.concat(await answer.toArray()).toString() }
  }
  const wanted = JSON.stringify({ recipient: 'Reader', embeddedLengthMax: 0 })
  const { text } = await asked('POST', { 'content-type': 'application/json' }, wanted)
  expect(JSON.parse(text).files[0].location.startsWith(`${site}s/${id}/file?ticket=`)).toBe(true)
  const page = await asked('GET', { accept: 'text/html' })
  expect(page.headers.location?.startsWith(`${site}shared`)).toBe(true)
  expect(text + JSON.stringify(page.headers)).not.toContain('evil')
})

test('whoever opens the address inside a link as a page is led to where links are read, alive or not', async () => {
  const { id } = await shared(await caller())
  for (const place of [id, randomText()]) {
    const look = (headers: Record<string, string>) => fetch(addressOf(place), { headers, redirect: 'manual' })
    const page = await look({ accept: 'text/html,*/*;q=0.8', 'accept-language': 'en-GB,en;q=0.9' })
    const { pathname, search, hash } = new URL(page.headers.get('location') ?? '')
    expect([page.status, pathname + search + hash]).toEqual([303, '/shared?lang=en#part'])
    expect((await look({ accept: 'application/json' })).status).toBe(405)
  }
  expect((await stored(id))?.opened).toBe(0)
})

test('what is no JSON, or badly packed, is answered as any other wrong request is, and by nobody else', async () => {
  const { id } = await shared(await caller())
  const wrong = await ask(id, {})
  const text = await wrong.text()
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(addressOf(id), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  for (const answer of [
    await send('{"recipient": '),
    await send('\u0000'),
    await send('null'),
    await send(JSON.stringify({ recipient: 'R', more: 'x'.repeat(30_000) })),
    await send('{}', { 'content-encoding': 'gzip' }),
    await send('{}', { 'content-type': 'application/json; charset=none' }),
  ]) {
    expect([answer.status, await answer.text()]).toEqual([400, text])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toContain('application/json')
  }
})

test('a page learns before it asks anybody’s name whether a link still opens, and nothing is counted', async () => {
  const owner = await caller()
  const open = await shared(owner, { passcode })
  const look = (id: string) => ask(id, {}, 'HEAD')
  expect((await look(open.id)).status).toBe(204)
  expect(await stored(open.id)).toMatchObject({ opened: 0, triesLeft: shareLimits.wrongTries })
  await owner.call(revokeShare, { id: open.id })
  const [stopped, never] = [await look(open.id), await look(randomText())]
  expect(stopped.status).toBe(404)
  const told = ({ headers, status }: Response) => [
    status,
    ...['cache-control', 'content-type', 'content-length'].map((name) => headers.get(name)),
  ]
  expect(told(stopped)).toEqual(told(never))
})

test('whoever looks again and again whether a link was stopped is soon told nothing from any address, and can still open it', async () => {
  const owner = await caller()
  const [{ id }, other] = [await shared(owner), await shared(owner)]
  const lookFrom = (address: string) =>
    fetch(addressOf(id), { method: 'HEAD', headers: { 'x-forwarded-for': address } })
  const answers: Response[] = []
  for (let look = 0; look < 42; look += 1) answers.push(await lookFrom(`198.51.100.${look}`))
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toEqual([...Array(40).fill(204), 429, 429])
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(id, { recipient: 'R' })).status).toBe(200)
  expect((await ask(other.id, {}, 'HEAD')).status, 'nobody else looks in vain').toBe(204)
})

test('a wrong passcode is told with the tries that are left; many at once find no more than ten', async () => {
  const owner = await caller()
  const share = await shared(owner, { passcode })
  const reader = new SHLViewer({ shlinkURI: share.text })
  await expect(reader.resolveSHL({ recipient: 'R', passcode: 'not this' })).rejects.toThrow(
    SHLInvalidPasscodeError,
  )
  expect(await openLink(share.link, 'R', undefined)).toMatchObject({
    failure: { reason: 'passcode', left: 9 },
  })
  expect((await reader.resolveSHL({ recipient: 'R', passcode })).fhirResources).toEqual([bundle])
  const { passcode: kept } = (await stored(share.id)) ?? {}
  expect(kept).not.toContain(passcode)
  const wrong = () => ask(share.id, { recipient: 'R', passcode: 'wrong again' })
  const answers = await Promise.all(Array.from({ length: 6 }, wrong))
  let refused = answers.filter(({ status }) => status === 401).length
  expect(refused).toBeLessThan(shareLimits.wrongTries)
  // Those that the emulator, with a process for each, had no turn for (503) counted for nothing.
  for (let status = 0; status !== 404; refused += status === 401 ? 1 : 0) status = (await wrong()).status
  expect(refused).toBe(shareLimits.wrongTries - 1)
  expect(await openLink(share.link, 'R', passcode)).toMatchObject({ failure: { reason: 'gone' } })
  expect(await stored(share.id)).not.toHaveProperty('jwe')
  expect((await owner.call(listShares, null)).shares).toMatchObject([
    { state: 'tries', triesLeft: 0, opened: 1 },
  ])
})

test('a stopped link is gone at once, file and all, and only its owner can stop it', async () => {
  const [owner, other] = [await caller(), await caller({ role: 'admin' })]
  const share = await shared(owner)
  const manifest = await ask(share.id, { recipient: 'R', embeddedLengthMax: 0 })
  const { files } = (await manifest.json()) as { files: { location: string }[] }
  await withNothingDone(() => other.call(revokeShare, { id: share.id }))
  expect((await other.call(listShares, null)).shares).toEqual([])
  await owner.call(revokeShare, { id: share.id })
  expect(await stored(share.id)).not.toHaveProperty('jwe')
  await expect(new SHLViewer({ shlinkURI: share.text }).resolveSHL({ recipient: 'R' })).rejects.toThrow(
    SHLManifestNotFoundError,
  )
  const { pathname, search } = new URL(files[0]?.location ?? '')
  expect((await fetch(`${functionsAddress}/sharedResult${pathname}${search}`)).status).toBe(404)
  const never = await ask(randomText(), { recipient: 'R' })
  const stopped = await ask(share.id, { recipient: 'R' })
  expect([await stopped.text(), stopped.status]).toEqual([await never.text(), never.status])
  await owner.call(revokeShare, { id: share.id })
  expect((await owner.call(listShares, null)).shares).toMatchObject([{ state: 'stopped' }])
})

test('a link that has run out opens nothing, even before the clean-up has come', async () => {
  const owner = await caller()
  const share = await shared(owner)
  await server.firestore.doc(`shares/${share.id}`).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
  expect(await openLink(share.link, 'R', undefined)).toMatchObject({ failure: { reason: 'gone' } })
  expect((await owner.call(listShares, null)).shares).toMatchObject([{ state: 'expired' }])
  expect(await stored(share.id)).not.toHaveProperty('jwe')
})

test('what a disabled account shared is shown to nobody', async () => {
  const [owner, admin] = [await caller(), await caller({ role: 'admin' })]
  const share = await shared(owner)
  await server.firestore.doc('system/admins').set({ uids: [admin.uid] })
  await admin.call(setUserDisabled, { uid: owner.uid, disabled: true })
  expect(await openLink(share.link, 'R', undefined)).toMatchObject({ failure: { reason: 'gone' } })
})

test('no rule opens a link’s record to anybody, its owner and administrators included', async () => {
  const [owner, admin] = [await caller(), await caller({ role: 'admin' })]
  const { id, key } = await shared(owner)
  for (const who of [owner, admin])
    await expect(getDocFromServer(doc(who.database, 'shares', id))).rejects.toMatchObject({
      code: 'permission-denied',
    })
  expect(JSON.stringify(await stored(id))).not.toContain(key)
})

test('making one again changes nothing, taking somebody else’s id is refused, and there is an end to how many', async () => {
  const [owner, other] = [await caller(), await caller()]
  const { id, jwe } = await shared(owner)
  const same = { id, jwe, audience: 'doctor', results: 1, days: 7 } as const
  await withNothingDone(() => owner.call(createShare, same))
  expect(await other.refused(createShare, same)).toBe('share-taken')
  const unverified = await caller({ verified: false })
  expect(await unverified.refused(createShare, same)).toBe('email-not-verified')
  const expiresAt = Timestamp.fromMillis(Date.now() + 1e6)
  const more = Array.from({ length: shareLimits.openShares - 1 }, () =>
    server.firestore.doc(`shares/${randomText()}`).set({ ownerUid: owner.uid, expiresAt }),
  )
  await Promise.all(more)
  expect(await owner.refused(createShare, { ...same, id: randomText() })).toBe('too-many-shares')
})

test('stopped links are kept until their time is over, but not without end', async () => {
  const owner = await caller()
  const expiresAt = Timestamp.fromMillis(Date.now() + 1e6)
  const batch = server.firestore.batch()
  for (let count = 0; count < shareLimits.keptShares - 1; count += 1)
    batch.set(server.firestore.doc(`shares/${randomText()}`), {
      ownerUid: owner.uid,
      ended: 'stopped',
      expiresAt,
    })
  await batch.commit()
  const { id, jwe } = await shared(owner)
  const another = { id: randomText(), jwe, audience: 'doctor', results: 1, days: 7 } as const
  await withNothingDone(async () =>
    expect(await owner.refused(createShare, another)).toBe('too-many-kept-shares'),
  )
  // What was made may still be asked for again.
  await owner.call(createShare, { ...another, id })
})
