import * as v from 'valibot'
import { defineCallable } from './define-callable'

/** Longest mark of a link: two ids and a signature. */
const longestMark = 400

/**
 * Stops a reminder, or takes that back, by the signed link of its mail: whoever has the mailbox needs no password. It tells nothing
 * but whether reminders of that link come. An unknown mark is answered as one whose reminder is gone.
 */
export const changeReminder = defineCallable({
  name: 'changeReminder',
  access: 'visitor',
  limit: { calls: 20, perSeconds: 600, perAddress: 200 },
  request: v.strictObject({
    mark: v.pipe(v.string(), v.minLength(1), v.maxLength(longestMark)),
    wish: v.picklist(['look', 'stop', 'go-on']),
  }),
  response: v.strictObject({ state: v.picklist(['on', 'stopped', 'gone']) }),
  errors: [],
})
