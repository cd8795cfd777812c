import * as v from 'valibot'
import { defineCallable } from './define-callable'

const shaped = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

/**
 * Tells the operator that something failed in somebody's browser. Where, of which kind and in which file of which version; no words
 * of the error, which may quote what a person typed, and nobody's account.
 */
export const reportBrowserError = defineCallable({
  name: 'reportBrowserError',
  access: 'visitor',
  // A page sends five at most; a school behind one address may have a bad day together.
  limit: { calls: 10, perSeconds: 3600, perAddress: 100, perDay: 2000 },
  request: v.strictObject({
    /** A route of the table (`/learn/resource/:id`), not the address. */
    route: shaped(/^\/[a-z0-9/-]{0,60}(?:\/:id)?$/),
    /** The kind, such as `TypeError`. */
    error: shaped(/^[A-Z][A-Za-z]{0,39}$/),
    /** The file of ours in which it arose; empty where that is not known. */
    chunk: shaped(/^(?:[A-Za-z0-9_.-]{1,60}\.js)?$/),
    version: shaped(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  }),
  response: v.strictObject({}),
  errors: [],
})
