import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Where `npm start -- --keep` keeps the emulators' data; not under version control. */
export const keptFolder = '.emulator-data'

/** Written by firebase-tools into every export, last of all. */
const sealName = 'firebase-export-metadata.json'

/** How long the emulators may take to write their data at the end, before they are ended by force. */
export const longestExport = 60_000

/** What firebase-tools is told so that the data of one start are there at the next. */
export interface KeptData {
  readonly arguments: readonly string[]
  /** Whether an earlier start left any. */
  readonly isFilled: boolean
  /** Whether this start has written its own; to be asked once the emulators have ended. */
  readonly wasWritten: () => boolean
}

/** @param folder absolute path of the folder; it need not be there */
export function keptData(folder: string): KeptData {
  const seal = path.join(folder, sealName)
  const writtenAt = () => (existsSync(seal) ? statSync(seal).mtimeMs : 0)
  const before = writtenAt()
  const isFilled = before > 0
  return {
    isFilled,
    arguments: [...(isFilled ? ['--import', folder] : []), '--export-on-exit', folder],
    wasWritten: () => writtenAt() > before,
  }
}
