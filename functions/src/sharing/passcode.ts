import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Work of one hash: 16 MB and some 50 ms. The tries are limited as well; this is for a database that was stolen. */
const cost = { N: 16_384, r: 8, p: 1 } as const
const keyBytes = 32

function derive(passcode: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same passcode typed on another keyboard may come composed in another way.
    scrypt(passcode.normalize('NFKC').trim(), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** A passcode as it is kept: `salt.hash`, both base64url. */
export async function passcodeHash(passcode: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(passcode, salt)).toString('base64url')}`
}

/** Whether a passcode is the one that was kept. */
export async function isPasscode(passcode: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(passcode, Buffer.from(salt, 'base64url'))
  return expected.length === given.length && timingSafeEqual(expected, given)
}
