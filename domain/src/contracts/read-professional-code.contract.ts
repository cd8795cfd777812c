import * as v from 'valibot'
import { codePattern } from '../documents/grant-document'
import { professions } from '../documents/professional-document'
import { instant } from './contract-fields'
import { defineCallable } from './define-callable'

/** Whose code it is, and what was checked of that professional: what a person reads before they share anything. */
export const readProfessionalCode = defineCallable({
  name: 'readProfessionalCode',
  access: 'signed-in',
  // Eight signs of thirty: so few tries find nobody’s code.
  limit: { calls: 15, perSeconds: 900 },
  request: v.strictObject({ code: v.pipe(v.string(), v.regex(codePattern)) }),
  response: v.strictObject({
    uid: v.string(),
    name: v.string(),
    profession: v.picklist(professions),
    organisation: v.string(),
    register: v.string(),
    checkedAt: instant,
    validUntil: instant,
  }),
  errors: ['code-not-found'],
})
