/** The password of every demonstration account. */
export const demoPassword = 'Demo-1234!'

/** The accounts that `npm start` and the tests find on the emulators; the uid is `demo-` and the part before the @. */
export const demoAccounts = [
  { email: 'user@demo.test', displayName: 'Xiaoyu Lin', role: 'user', emailVerified: true },
  { email: 'caregiver@demo.test', displayName: 'Mei Chen', role: 'caregiver', emailVerified: true },
  { email: 'professional@demo.test', displayName: 'Wei Zhang', role: 'professional', emailVerified: true },
  { email: 'admin@demo.test', displayName: 'Jing Wu', role: 'admin', emailVerified: true },
  { email: 'new@demo.test', displayName: 'Tong Zhao', role: 'user', emailVerified: false },
] as const

/** The fixed id of a demonstration account. */
export function demoUid(email: string): string {
  return `demo-${email.split('@')[0]}`
}
