import type { TextFont, TextSize, TextSpacing } from '../platform/preferences'
import type { textChoiceWords } from './text-choices.words'

type Word = keyof typeof textChoiceWords.en

const sizes = [
  ['normal', 'sizeNormal'],
  ['large', 'sizeLarge'],
  ['larger', 'sizeLarger'],
] as const satisfies readonly (readonly [TextSize, Word])[]

const spacings = [
  ['normal', 'spacingNormal'],
  ['wide', 'spacingWide'],
] as const satisfies readonly (readonly [TextSpacing, Word])[]

const fonts = [
  ['standard', 'fontStandard'],
  ['dyslexia', 'fontDyslexia'],
] as const satisfies readonly (readonly [TextFont, Word])[]

/** What a person can choose about how text looks, each with the words of its options. */
export const textChoices = [
  ['textSize', sizes],
  ['textSpacing', spacings],
  ['textFont', fonts],
] as const
