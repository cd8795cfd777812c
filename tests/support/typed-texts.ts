import { textKinds } from '@amhs/domain/forms/text-kinds'
import fc from 'fast-check'

/** What properties of forms are tried with: everything that a field of a page can hold, and much that nobody types. */

/** Any UTF-16 unit: control characters, halves of surrogate pairs and all. */
const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit))

const oddUnit = fc.constantFrom(
  ...['\0', '\t', '\n', '\v', '\f', '\r', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\ufeff'],
  ...['\ud83d', '\ude00', '😀', '👩‍👩‍👧', '\u202e', '\u200b', ' ', '\u3000'],
)

const letter = fc.constantFrom(...'abcxyzÅßéøŁ王小明のמ', "'", '-', '.')

/** Texts up to a little beyond `longest`; many close to the bounds, since that is where definitions part. */
function typedText(shortest: number, longest: number): fc.Arbitrary<string> {
  const unit = fc.oneof({ weight: 5, arbitrary: letter }, oddUnit, anyUnit)
  const short = fc.string({ unit, maxLength: shortest + 20 })
  // A long text of one unit, so that its length is met exactly, with odd ones inside and around it.
  const long = fc
    .tuple(unit, fc.integer({ min: -2, max: 2 }), short)
    .map(
      ([one, off, odd]) =>
        `${odd}${one.repeat(Math.max(0, Math.floor((longest + off - odd.length) / one.length)))}`,
    )
  return fc.oneof({ weight: 3, arbitrary: short }, long, fc.constant(''))
}

const atomUnit = fc.constantFrom(..."abz09!#$%&'*+/=?^_`{|}~-")
const atom = fc.string({ unit: atomUnit, minLength: 1, maxLength: 20 })
const domainUnit = fc.constantFrom(...'abz09-')
const label = fc.string({ unit: domainUnit, minLength: 1, maxLength: 20 }).map((inner) => `a${inner}z`)

/** Addresses as mail servers know them, and some that only look like one. */
const typedAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(atom, { minLength: 1, maxLength: 4 }),
    fc.array(label, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('ie', 'fr', 'cn', 'example', 'xn--fiqs8s', 'c', '1n'),
    fc.constantFrom('', ' ', '\t', '\u3000'),
  )
  .map(([atoms, labels, top, space]) => `${space}${atoms.join('.')}@${[...labels, top].join('.')}${space}`)

/** What the fields of forms are filled with, by what the field asks for. */
export const typed = {
  ...(Object.fromEntries(
    Object.entries(textKinds).map(([name, { shortest, longest }]) => [name, typedText(shortest, longest)]),
  ) as { readonly [Name in keyof typeof textKinds]: fc.Arbitrary<string> }),
  address: fc.oneof({ weight: 4, arbitrary: typedAddress }, typedText(3, 254)),
} as const
