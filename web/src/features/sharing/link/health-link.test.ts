import { base64url } from 'jose'
import { decrypt, encrypt, randomText } from './encryption'
import { encodeLink, readLink } from './health-link'
import vectors from './spec-vectors.json'

const key = vectors.payload.key
const url = `https://example.org/s/${'a'.repeat(43)}`

function encoded(payload: object): string {
  return `shlink:/${base64url.encode(JSON.stringify(payload))}`
}

function faultOf(text: string) {
  const read = readLink(text)
  return read.kind === 'fault' ? read.fault : null
}

test('the example of the specification is read, bare, behind a viewer’s address and within a message', () => {
  for (const text of [
    vectors.link,
    `https://viewer.example.org#${vectors.link}`,
    `See here: ${vectors.link} – thank you`,
  ])
    expect(readLink(text)).toEqual({ kind: 'link', link: vectors.payload })
})

test('what is written is read again, with a Chinese label', () => {
  const link = { url, key, exp: 1_795_910_400, flag: 'P', label: '小结 2026-11-22' }
  expect(readLink(encodeLink(link))).toEqual({ kind: 'link', link })
})

test('the bounds of the specification: 128 characters of address, 80 of label', () => {
  const long = (length: number) => `https://example.org/${'a'.repeat(length - 20)}`
  expect(encodeLink({ url: long(128), key, label: '字'.repeat(80) })).toMatch(/^shlink:\/ey/)
  expect(() => encodeLink({ url: long(129), key })).toThrow(RangeError)
  expect(() => encodeLink({ url, key, label: '字'.repeat(81) })).toThrow(RangeError)
  expect(() => encodeLink({ url, key, flag: 'PU' })).toThrow(RangeError)
  expect(() => encodeLink({ url, key: key.slice(1) })).toThrow(RangeError)
})

test('a passcode for a direct file, a later version and damaged links are refused with a reason', () => {
  expect(faultOf(encoded({ url, key, flag: 'PU' }))).toBe('contradiction')
  expect(faultOf(encoded({ url, key, v: 2 }))).toBe('version')
  expect(faultOf(encoded({ url, key, v: 1 }))).toBeNull()
  expect(faultOf(encoded({ url, key: 'short' }))).toBe('broken')
  expect(faultOf(encoded({ url: 'javascript:alert(1)', key }))).toBe('broken')
  expect(faultOf(encoded({ url: 'http://example.org/s', key }))).toBe('broken')
  expect(faultOf('shlink:/eyJ1')).toBe('broken')
  expect(faultOf('https://example.org')).toBe('none')
})

test('unknown properties and flags, and an expiry that is no number, are passed over', () => {
  expect(readLink(encoded({ url, key, flag: 'XL', exp: '1767225600000', extension: {}, _x: 1 }))).toEqual({
    kind: 'link',
    link: { url, key, flag: 'XL' },
  })
})

test('the encrypted example of the specification is decrypted', async () => {
  const { text, contentType } = await decrypt(vectors.file, key)
  expect(contentType).toBe(vectors.contentType)
  expect(new TextEncoder().encode(text)).toHaveLength(vectors.fileBytes)
  expect(Object.keys(JSON.parse(text))).toEqual(['verifiableCredential'])
})

test('the wrong key and a file that was changed anywhere are refused; two files never look alike', async () => {
  const own = randomText()
  expect(own).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const [one, two] = [await encrypt('{"a":"请"}', own), await encrypt('{"a":"请"}', own)]
  expect(one).not.toBe(two)
  expect(one.split('.')[1]).toBe('')
  expect(await decrypt(one, own)).toEqual({ text: '{"a":"请"}', contentType: 'application/fhir+json' })
  await expect(decrypt(one, randomText())).rejects.toThrow('decrypted')
  const parts = one.split('.')
  const flip = (text = '') => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
  for (const at of [2, 3, 4]) {
    const changed = parts.map((part, index) => (index === at ? flip(part) : part)).join('.')
    await expect(decrypt(changed, own)).rejects.toThrow('decrypted')
  }
})

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer())
}

test('a compressed file is read', async () => {
  const header = base64url.encode('{"alg":"dir","enc":"A256GCM","zip":"DEF"}')
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const secret = new Uint8Array(base64url.decode(key))
  const sealing = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const plain = '{"resourceType":"Bundle"}'.repeat(100)
  const additionalData = new TextEncoder().encode(header)
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, sealing, await deflated(plain)),
  )
  const parts = [iv, sealed.subarray(0, -16), sealed.subarray(-16)].map((part) => base64url.encode(part))
  expect(await decrypt([header, '', ...parts].join('.'), key)).toEqual({
    text: plain,
    contentType: undefined,
  })
})
