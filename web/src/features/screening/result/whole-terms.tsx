import { Fragment } from 'react'

/** What reads wrongly when it breaks between two lines: Chinese text breaks after any character, English text after a hyphen. */
const terms =
  /(分界[线線]|分界|[没沒]有或[极極]少|抑[郁鬱]症[状狀]|焦[虑慮]症[状狀]|[较較]低[范範][围圍]|心理困[扰擾]|身心健康|cut-offs?)/i

/** A text in which these terms stay on one line each. */
export function WholeTerms({ text }: { readonly text: string }) {
  return text.split(terms).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change places
      <span key={place} className="whole-term">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}
