import { exactMessage } from './auth-messages'
import { checkImageUpload, imageTypeOf, largestUpload, safeFileName } from './image-upload'

const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((c) => c.charCodeAt(0)))),
  )

const jpeg = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF')
const png = bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13)
const gif = bytes('GIF89a', 1, 0)
const webp = bytes('RIFF', 36, 0, 0, 0, 'WEBPVP8 ')

test.each([
  ['image/jpeg', jpeg],
  ['image/png', png],
  ['image/gif', gif],
  ['image/gif', bytes('GIF87a')],
  ['image/webp', webp],
])('%s is known by its first bytes', (type, start) => {
  expect(imageTypeOf(start)).toBe(type)
})

test.each([
  ['nothing', bytes()],
  ['a short file', bytes(0xff, 0xd8)],
  ['a page', bytes('<!doctype html>')],
  ['a drawing', bytes('<svg xmlns=')],
  ['another GIF', bytes('GIF88a')],
  ['a sound in the same container', bytes('RIFF', 36, 0, 0, 0, 'WAVEfmt ')],
  ['another container with the same content', bytes('RIFX', 36, 0, 0, 0, 'WEBPVP8 ')],
  ['a cut container', bytes('RIFF', 36, 0, 0, 0, 'WEB')],
  ['a PNG with changed line ends', bytes(0x89, 'PNG\n', 0x1a, '\n')],
  ['a program', bytes('MZ', 0x90)],
])('%s is no image', (_name, start) => {
  expect(imageTypeOf(start)).toBeNull()
})

const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 1000 }

test.each([
  'photo.jpg',
  'a.JPEG',
  'my_photo-2.png',
  '1.2.3.gif',
  '.webp.webp',
  'A.WebP',
  `${'a'.repeat(96)}.jpg`,
])('the name %j is fine', (name) => {
  expect(checkImageUpload({ ...photo, name }, jpeg)).toEqual([])
})

test.each([
  'photo',
  'photo.',
  'photo.svg',
  'photo.jpg.exe',
  'my photo.jpg',
  'a/b.jpg',
  '..\\b.jpg',
  '照片.jpg',
  '.jpg',
  'photo.jpg ',
  'photo.jpg\n',
  'pho%74o.jpg',
  "a'.jpg",
  'photo.jpg\u0000',
  `${'a'.repeat(97)}.jpg`,
  '',
])('the name %j is refused', (name) => {
  expect(checkImageUpload({ ...photo, name }, jpeg)).toEqual(['file-name'])
})

test.each([
  [0, []],
  [largestUpload, []],
  [largestUpload + 1, ['file-size']],
])('a file of %d bytes: %j', (size, expected) => {
  expect(checkImageUpload({ ...photo, size }, jpeg)).toEqual(expected)
})

test.each(['', 'image/svg+xml', 'image/jpg', 'IMAGE/JPEG', 'text/html', 'image/*'])(
  'the type %j is refused',
  (type) => {
    expect(checkImageUpload({ ...photo, type }, jpeg)).toEqual(['file-type'])
  },
)

test.each([
  ['image/png', jpeg],
  ['image/jpeg', png],
  ['image/gif', webp],
  ['image/webp', gif],
])('content that is not %s is refused', (type, start) => {
  expect(checkImageUpload({ ...photo, type }, start)).toEqual(['file-content'])
})

test('every broken rule is told, in the words of the catalogue', () => {
  const problems = checkImageUpload({ name: 'a b.exe', type: 'text/html', size: largestUpload * 2 }, bytes())
  expect(problems.map(exactMessage)).toEqual([
    'Unsupported file type',
    'File size exceeds limit (5MB)',
    'File name contains invalid characters',
  ])
})

test.each([
  ['微信图片_20261122.jpg', '_____20261122.jpg'],
  ['IMG 0001 (2).JPG', 'IMG_0001__2_.JPG'],
  ['me.png', 'me.png'],
  [`${'图'.repeat(300)}.jpeg`, `${'_'.repeat(95)}.jpeg`],
  ['.jpg', '_.jpg'],
  ['photo.exe', 'photo.exe'],
  ['照片', '__'],
])('%s is taken as %s', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})
