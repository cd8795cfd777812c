import type { AuthMessageCode } from './auth-messages'

/** The largest upload: 5 MB, in bytes; `storage.rules` holds the same number. */
export const largestUpload = 5_242_880

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp'

export const imageTypes: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** The longest file name of an upload, in characters. */
export const longestFileName = 100

/** Letters, digits, dot, underscore and hyphen, ending in an image's extension; `storage.rules` holds the same. */
export const imageFileName = /^[A-Za-z0-9._-]+\.(jpg|jpeg|png|gif|webp)$/i

/** What a browser tells about a chosen file: `size` in bytes, `type` as declared. */
export interface UploadFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

export type UploadProblem = Extract<AuthMessageCode, 'file-type' | 'file-size' | 'file-name' | 'file-content'>

/** How many bytes from the start of a file `imageTypeOf` wants to see. */
export const sniffedBytes = 12

/**
 * Every rule that a chosen image breaks; an empty list means that it may be uploaded.
 *
 * @param start the first bytes of the file (`sniffedBytes` of them, fewer if the file is shorter)
 */
export function checkImageUpload(file: UploadFile, start: Uint8Array): readonly UploadProblem[] {
  const problems: UploadProblem[] = []
  const typeKnown = imageTypes.some((type) => type === file.type)
  if (!typeKnown) problems.push('file-type')
  if (file.size > largestUpload) problems.push('file-size')
  if (!imageFileName.test(file.name) || file.name.length > longestFileName) problems.push('file-name')
  if (typeKnown && imageTypeOf(start) !== file.type) problems.push('file-content')
  return problems
}

/**
 * A file's name as the rule takes it: other characters become underscores, and a long name is cut before its ending. Phones name pictures
 * in their owner's language (微信图片_20261122.jpg), and the file is stored under another name anyway: nobody has to rename it. The ending stays as
 * it is, so what is no image by its name is refused as before.
 */
export function safeFileName(name: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
  const safe = stem.replace(/[^A-Za-z0-9._-]/g, '_') || '_'
  return safe.slice(0, Math.max(1, longestFileName - ending.length)) + ending
}

/** The image type that a file's first bytes show, or null for anything else. */
export function imageTypeOf(start: Uint8Array): ImageType | null {
  if (beginsWith(start, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (beginsWith(start, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (beginsWith(start, bytesOf('GIF87a')) || beginsWith(start, bytesOf('GIF89a'))) return 'image/gif'
  const webp = beginsWith(start, bytesOf('RIFF')) && beginsWith(start.subarray(8), bytesOf('WEBP'))
  return webp ? 'image/webp' : null
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}

function bytesOf(text: string): readonly number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
