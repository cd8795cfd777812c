import { largestUpload } from '@amhs/domain/accounts/image-upload'
import { deleteObject, getMetadata, list, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { accessMatrix, no, type Row, yes } from '../access-matrix'
import type { Attempt, RulesCase } from '../rules-case'
import type { Reach } from '../world'

const folder = 'users/owner/photo'
const jpeg = { contentType: 'image/jpeg' }
const small = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

const file = (name: string) => (reach: Reach) => ref(reach.files, `${folder}/${name}`)
const photo = file('me.jpg')
const upload = (reach: Reach) => uploadBytes(photo(reach), small, jpeg)

/** Deleting what is not there is an error of its own; the state is right all the same. */
async function absent(server: Reach): Promise<void> {
  const kept = await listAll(ref(server.files, folder))
  await Promise.all(kept.items.map((item) => deleteObject(item)))
}

//                   anonymous owner stranger caregiver professional facilitator admin
const ownerOnly: Row = [no, yes, no, no, no, no, no]
const nobody: Row = [no, no, no, no, no, no, no]

interface Upload {
  readonly what: string
  readonly name?: string
  readonly type?: string
  readonly bytes?: number
}

function uploading(
  { what, name = 'me.jpg', type = 'image/jpeg', bytes }: Upload,
  outcome: Attempt['outcome'],
): Attempt {
  const content = bytes === undefined ? small : new Uint8Array(bytes)
  return {
    who: 'owner',
    what,
    outcome,
    prepare: absent,
    request: (reach) => uploadBytes(file(name)(reach), content, { contentType: type }),
  }
}

const allowed: readonly Upload[] = [
  { what: 'a PNG', name: 'me.png', type: 'image/png' },
  { what: 'a GIF', name: 'me.gif', type: 'image/gif' },
  { what: 'a WebP', name: 'me.webp', type: 'image/webp' },
  { what: 'a name that ends in jpeg', name: 'me.jpeg' },
  { what: 'a name in capitals', name: 'ME.JPG' },
  { what: 'a name with every kind of character', name: 'My_photo-1.2.jpg' },
  { what: 'a name of one letter', name: 'a.jpg' },
  { what: 'a name of 100 characters', name: `${'a'.repeat(96)}.jpg` },
  { what: 'an empty file', bytes: 0 },
  { what: 'a file of exactly 5 MB', bytes: largestUpload },
]

const refused: readonly Upload[] = [
  { what: 'a drawing', type: 'image/svg+xml' },
  { what: 'a page', type: 'text/html' },
  { what: 'a type with a parameter', type: 'image/jpeg; charset=utf-8' },
  { what: 'a type in capitals', type: 'IMAGE/JPEG' },
  { what: 'a file one byte over 5 MB', bytes: largestUpload + 1 },
  { what: 'a name that ends in svg', name: 'me.svg' },
  { what: 'a name with a second ending', name: 'me.jpg.html' },
  { what: 'a name without a dot before its ending', name: 'me-jpg' },
  { what: 'a name of nothing but an ending', name: '.jpg' },
  { what: 'a name with a space', name: 'my photo.jpg' },
  { what: 'a name in another script', name: '照片.jpg' },
  { what: 'a name that opens a folder', name: 'a/b.jpg' },
  { what: 'a name of 101 characters', name: `${'a'.repeat(97)}.jpg` },
]

/** Places beside the photo's, where a valid photo is refused to everybody. */
const elsewhere = [
  'photo/me.jpg',
  'users/owner/me.jpg',
  'users/owner/other/me.jpg',
  'groups/calm/photo/me.jpg',
]

/** Every case of the Storage rules. */
export const photoCases: readonly RulesCase[] = [
  ...accessMatrix('photos', {
    'see a photo': { may: ownerOnly, prepare: upload, request: (r) => getMetadata(photo(r)) },
    'upload a photo': { may: ownerOnly, prepare: absent, request: upload },
    'replace a photo': { may: ownerOnly, prepare: upload, request: upload },
    'change what is said of a photo': {
      may: ownerOnly,
      prepare: upload,
      request: (r) => updateMetadata(photo(r), { contentType: 'image/png' }),
    },
    'call a photo a page': {
      may: nobody,
      prepare: upload,
      request: (r) => updateMetadata(photo(r), { contentType: 'text/html' }),
    },
    'delete a photo': { may: ownerOnly, prepare: upload, request: (r) => deleteObject(photo(r)) },
    'list photos': {
      may: nobody,
      prepare: upload,
      request: (r) => list(ref(r.files, folder), { maxResults: 1 }),
    },
  }),
  ...accessMatrix(
    'photos',
    Object.fromEntries(
      elsewhere.map((path) => [
        `upload to ${path}`,
        { may: nobody, request: (r: Reach) => uploadBytes(ref(r.files, path), small, jpeg) },
      ]),
    ),
  ),
  ...allowed.map(
    (one): RulesCase => ({
      area: 'photos',
      name: `${one.what} is allowed`,
      attempts: [uploading(one, 'allowed')],
    }),
  ),
  ...refused.map(
    (one): RulesCase => ({
      area: 'photos',
      name: `${one.what} is refused`,
      attempts: [uploading({ what: 'a small JPEG' }, 'allowed'), uploading(one, 'denied')],
    }),
  ),
]
