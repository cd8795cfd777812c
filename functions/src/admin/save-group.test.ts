import { reasonOfRefusal } from '../platform/refusal'
import { handleSaveGroup } from './save-group'

const both = (text: string) => ({ zh: text, en: text })

test('an example is refused where real people come, before anything is looked up', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', undefined)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined)
  const saving = handleSaveGroup({
    request: {
      group: {
        name: both('Circle'),
        description: both('A group'),
        audience: 'everyone',
        languages: ['en'],
        format: 'online',
        meeting: { weekday: 3, time: '19:30', timeZone: 'Asia/Shanghai', minutes: 60, everyWeeks: 1 },
        facilitatorName: 'Wei',
        facilitatorUid: 'wei',
        example: true,
        open: true,
        capacity: 12,
      },
    },
    account: {
      uid: 'admin',
      email: 'a@b.example',
      emailVerified: true,
      role: 'admin',
      signedInAt: 0,
      issuedAt: 0,
    },
    send: async () => undefined,
    signal: new AbortController().signal,
  })
  const refused = await saving.then(
    () => undefined,
    (error: unknown) => reasonOfRefusal(error),
  )
  expect(refused).toBe('example-refused')
  vi.unstubAllEnvs()
})
