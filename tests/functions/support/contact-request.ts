import { randomUUID } from 'node:crypto'

/** A new message to the editors that is in order. */
export const contactRequest = () =>
  ({
    requestId: randomUUID(),
    kind: 'contact',
    name: 'Lin',
    email: 'lin@test.example',
    subject: 'A question',
    message: 'Could you add more articles on sleep?',
    language: 'en',
  }) as const
