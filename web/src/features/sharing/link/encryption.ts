import { base64url, CompactEncrypt, compactDecrypt } from 'jose'

/** A small file can unfold into a very large one: not further than this, in bytes. */
const longestPlain = 10_000_000

/** A text that could not be decrypted: the wrong key, or not what was encrypted. */
class DecryptionFailure extends Error {
  override readonly name = 'DecryptionFailure'
}

/** So many random bytes as base64url; 32 bytes are 43 characters. */
export function randomText(bytes = 32): string {
  return base64url.encode(crypto.getRandomValues(new Uint8Array(bytes)))
}

/**
 * Encrypts as the specification asks: JWE compact, `dir`, A256GCM, the content type in `cty`, uncompressed (some readers cannot
 * inflate), a fresh nonce each time.
 *
 * @param key 43 characters, from `randomText`
 */
export function encrypt(text: string, key: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(base64url.decode(key))
}

/** What came out of an encrypted file. */
export interface Decrypted {
  readonly text: string
  /** Undefined where its header does not say, as with some older files. */
  readonly contentType: string | undefined
}

/**
 * Decrypts a file of a link, compressed or not.
 *
 * @throws DecryptionFailure where key and file do not belong together, or the file was changed
 */
export async function decrypt(jwe: string, key: string): Promise<Decrypted> {
  try {
    const { plaintext, protectedHeader } = await compactDecrypt(jwe.trim(), base64url.decode(key), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: longestPlain,
    })
    const { cty } = protectedHeader
    return {
      text: new TextDecoder().decode(plaintext),
      contentType: typeof cty === 'string' ? cty : undefined,
    }
  } catch (error) {
    throw new DecryptionFailure('The file could not be decrypted', { cause: error })
  }
}
