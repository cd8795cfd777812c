import * as v from 'valibot'
import { language } from '../documents/document-fields'
import { professions } from '../documents/professional-document'
import { written } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { instant } from './contract-fields'
import { defineCallable } from './define-callable'

/**
 * Asks for the role `professional`, or to be checked again once the check is over or will be within a month. Asking again replaces what was
 * asked before, and a refusal. An administrator answers.
 */
export const askForProfessionalRole = defineCallable({
  name: 'askForProfessionalRole',
  access: 'verified',
  limit: { calls: 10, perSeconds: 3600, perDay: 300 },
  request: v.strictObject({
    name: written(textKinds.professionalName),
    profession: v.picklist(professions),
    organisation: written(textKinds.organisation),
    register: written(textKinds.register),
    number: written(textKinds.registerNumber),
    language,
  }),
  response: v.strictObject({ askedAt: instant }),
  errors: ['already-professional', 'profile-missing'],
})
