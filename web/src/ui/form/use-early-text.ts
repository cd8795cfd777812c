import { useLayoutEffect } from 'react'
import { textsTypedEarly } from './typed-early'

/**
 * For a field that belongs to no form: hands on what was typed into it before the page's script came, which otherwise nobody would
 * search for.
 *
 * @param form with the field's name, the id of the field: `form-field`
 */
export function useEarlyText(form: string, field: string, take: (text: string) => void): void {
  // Before anything draws the field again, which would empty it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page comes to life
  useLayoutEffect(() => {
    const typed = textsTypedEarly(form, { [field]: '' })[field]
    if (typed) take(typed)
  }, [])
}
