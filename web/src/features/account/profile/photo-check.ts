import type { AuthMessageCode } from '@amhs/domain/accounts/auth-messages'
import { checkImageUpload, safeFileName, sniffedBytes } from '@amhs/domain/accounts/image-upload'

/** Every rule that a chosen photo breaks, after its name was made safe; an empty list means that it may be uploaded. */
export async function photoProblems(file: File): Promise<readonly AuthMessageCode[]> {
  const start = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer())
  return checkImageUpload({ name: safeFileName(file.name), type: file.type, size: file.size }, start)
}
