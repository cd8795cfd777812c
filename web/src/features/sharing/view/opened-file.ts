import { readSharedContent, type SharedContent } from '@amhs/domain/sharing/read-bundle'
import type { Decrypted } from '../link/encryption'

/** What stands behind a link, once it has been decrypted. */
export interface OpenedFile extends Decrypted {
  /** Null where this page cannot show it. */
  readonly content: SharedContent | null
}

/** Reads a decrypted file, whoever made it; what is no JSON or no FHIR can only be taken along. */
export function openedFile(file: Decrypted): OpenedFile {
  try {
    return { ...file, content: readSharedContent(JSON.parse(file.text)) }
  } catch {
    return { ...file, content: null }
  }
}
