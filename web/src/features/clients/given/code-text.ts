import { codePattern } from '@amhs/domain/documents/grant-document'

/** A typed code as it is sent: capitals, without spaces and hyphens. */
export function codeText(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')
}

export function isCode(text: string): boolean {
  return codePattern.test(text)
}
