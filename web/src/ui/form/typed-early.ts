/**
 * The texts that stand in the fields of a form and that the form does not know, by field: a page is served with its fields, and
 * a quick person writes in them before its script has taken over. Fields for text only. A radio button or a box has a value of
 * its own whether it is chosen or not, so that its value says nothing of what the person did.
 *
 * @param form the form's name, which its fields' ids begin with
 * @param drawn the values that the form was drawn with
 */
export function textsTypedEarly<Values extends object>(form: string, drawn: Values): Partial<Values> {
  const typed = Object.entries(drawn).flatMap(([field, value]) => {
    const element = document.getElementById(`${form}-${field}`)
    if (!element || !holdsText(element)) return []
    const text = element.value
    return text !== '' && text !== String(value) ? [[field, text] as const] : []
  })
  // Text fields hold texts: the form's type says so where the field is named.
  return Object.fromEntries(typed) as Partial<Values>
}

const textTypes: readonly string[] = ['text', 'email', 'password', 'search', 'tel', 'url']

function holdsText(field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && textTypes.includes(field.type)
}
