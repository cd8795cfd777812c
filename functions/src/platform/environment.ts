/** Whether this process works for the emulators; nothing there concerns a real person. */
export function isEmulated(): boolean {
  return process.env.FUNCTIONS_EMULATOR === 'true' || process.env.FIRESTORE_EMULATOR_HOST !== undefined
}

/** A setting without which the functions do not run. Its message is written into the log: it says what to set, in our words. */
export class SettingsFault extends Error {
  override readonly name = 'SettingsFault'
}
