const both = (text: string) => ({ zh: text, en: text })

/** A support group as an administrator saves it. */
export const groupLedBy = <Change extends object>(facilitatorUid: string, change: Change) => ({
  name: both('Circle'),
  description: both('A group'),
  audience: 'everyone' as const,
  languages: ['en' as const],
  format: 'online' as const,
  meeting: { weekday: 3, time: '19:30', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 },
  facilitatorName: 'Wei',
  facilitatorUid,
  example: false,
  open: true,
  ...change,
})
