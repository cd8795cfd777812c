import { largestUpload } from '@amhs/domain/accounts/image-upload'
import { deleteObject, getMetadata, list, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { accessMatrix, no, type Row, yes } from '../access-matrix'
import type { Attempt, RulesCase } from '../rules-case'
import { inGoodStanding, openToDisabledCases, standingCases } from '../standing'
import type { Reach } from '../world'

const place = 'users/owner/photo'
const jpeg = { contentType: 'image/jpeg' }
const small = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

const photo = (reach: Reach) => ref(reach.files, place)
const upload = (reach: Reach) => uploadBytes(photo(reach), small, jpeg)

/** Uploads as the owner under exactly this name: the library would take away slashes that lead or trail. */
async function uploadToName(reach: Reach, name: string): Promise<void> {
  const { bucket } = ref(reach.files)
  // The emulators take tokens without a signature.
  const token = [{ alg: 'none' }, { sub: 'owner', user_id: 'owner', iat: 0, exp: 2 ** 32 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const place = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucket}/o?uploadType=media&name=`
  const answer = await fetch(place + encodeURIComponent(name), {
    method: 'POST',
    headers: { authorization: `Firebase ${token}.`, 'content-type': 'image/jpeg' },
    body: small,
  })
  if (answer.status === 403) throw Object.assign(new Error('refused'), { code: 'storage/unauthorized' })
  if (!answer.ok) throw new Error(`The Storage emulator answered ${answer.status}: ${await answer.text()}`)
}

async function absent(server: Reach): Promise<void> {
  await inGoodStanding(server)
  // Deleting what is not there is an error of its own; the state is right all the same.
  await deleteObject(photo(server)).catch(() => undefined)
}

async function existing(server: Reach): Promise<void> {
  await inGoodStanding(server)
  await upload(server)
}

//                   anonymous owner stranger caregiver professional facilitator admin
const ownerOnly: Row = [no, yes, no, no, no, no, no]
const nobody: Row = [no, no, no, no, no, no, no]

interface Upload {
  readonly what: string
  readonly type?: string
  readonly bytes?: number
}

function uploading({ what, type = 'image/jpeg', bytes }: Upload, outcome: Attempt['outcome']): Attempt {
  const content = bytes === undefined ? small : new Uint8Array(bytes)
  return {
    who: 'owner',
    what,
    outcome,
    prepare: absent,
    request: (reach) => uploadBytes(photo(reach), content, { contentType: type }),
  }
}

const allowed: readonly Upload[] = [
  { what: 'a PNG', type: 'image/png' },
  { what: 'a GIF', type: 'image/gif' },
  { what: 'a WebP', type: 'image/webp' },
  { what: 'an empty file', bytes: 0 },
  { what: 'a file of exactly 5 MB', bytes: largestUpload },
]

const refused: readonly Upload[] = [
  { what: 'a drawing', type: 'image/svg+xml' },
  { what: 'a page', type: 'text/html' },
  { what: 'a type with a parameter', type: 'image/jpeg; charset=utf-8' },
  { what: 'a type in capitals', type: 'IMAGE/JPEG' },
  { what: 'a file one byte over 5 MB', bytes: largestUpload + 1 },
]

/** Places beside the photo's, where a valid photo is refused to everybody: nobody has more than one. */
const elsewhere = [
  'photo',
  'users/owner/photo.jpg',
  'users/owner/photo2',
  'users/owner/photo/me.jpg',
  'users/owner/other',
  'groups/calm/photo',
]

/** Every case of the Storage rules. */
export const photoCases: readonly RulesCase[] = [
  ...accessMatrix('photos', {
    'see a photo': { may: ownerOnly, prepare: existing, request: (r) => getMetadata(photo(r)) },
    'upload a photo': { may: ownerOnly, prepare: absent, request: upload },
    'replace a photo': { may: ownerOnly, prepare: existing, request: upload },
    'change what is said of a photo': {
      may: ownerOnly,
      prepare: existing,
      request: (r) => updateMetadata(photo(r), { contentType: 'image/png' }),
    },
    'call a photo a page': {
      may: nobody,
      prepare: existing,
      request: (r) => updateMetadata(photo(r), { contentType: 'text/html' }),
    },
    'delete a photo': { may: ownerOnly, prepare: existing, request: (r) => deleteObject(photo(r)) },
    'list photos': {
      may: nobody,
      prepare: existing,
      request: (r) => list(ref(r.files, 'users/owner'), { maxResults: 1 }),
    },
    'list what stands below a photo': {
      may: nobody,
      prepare: existing,
      request: (r) => list(ref(r.files, place), { maxResults: 1 }),
    },
  }),
  ...accessMatrix(
    'photos',
    Object.fromEntries(
      elsewhere.map((path) => [
        `upload to ${path}`,
        {
          may: nobody,
          prepare: inGoodStanding,
          request: (r: Reach) => uploadBytes(ref(r.files, path), small, jpeg),
        },
      ]),
    ),
  ),
  ...['users/owner/photo/', 'users/owner//photo', '/users/owner/photo'].map((name): RulesCase => {
    const under = (wanted: string, outcome: Attempt['outcome']): Attempt => ({
      who: 'owner',
      what: `upload to ${wanted}`,
      outcome,
      prepare: absent,
      request: (reach) => uploadToName(reach, wanted),
    })
    return {
      area: 'photos',
      name: `an upload under the name ${name} is refused`,
      attempts: [under(place, 'allowed'), under(name, 'denied')],
    }
  }),
  ...standingCases('photos', { who: 'owner', what: 'upload a photo', prepare: absent, request: upload }),
  ...standingCases('photos', { who: 'owner', what: 'replace a photo', prepare: existing, request: upload }),
  ...openToDisabledCases('photos', [
    { who: 'owner', what: 'see the own photo', prepare: existing, request: (r) => getMetadata(photo(r)) },
    { who: 'owner', what: 'delete the own photo', prepare: existing, request: (r) => deleteObject(photo(r)) },
  ]),
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
