import { type Profession, professions } from '@amhs/domain/documents/professional-document'
import { chosen, type FormRules, textRules } from '@amhs/domain/forms/form-rules'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'

/** What somebody types who asks for the role. */
export type RoleValues = {
  readonly name: string
  readonly profession: string
  readonly organisation: string
  readonly register: string
  readonly number: string
}

export const roleRules: FormRules<RoleValues> = {
  name: textRules(textKinds.professionalName),
  profession: [chosen],
  organisation: textRules(textKinds.organisation),
  register: textRules(textKinds.register),
  number: textRules(textKinds.registerNumber),
}

function isProfession(value: string): value is Profession {
  return professions.some((one) => one === value)
}

/** What is sent of it. @throws RangeError for a profession that is not in the list */
export function roleRequest(values: RoleValues) {
  const { profession } = values
  if (!isProfession(profession)) throw new RangeError('not a profession of the list')
  return {
    profession,
    name: writtenText(values.name, textKinds.professionalName),
    organisation: writtenText(values.organisation, textKinds.organisation),
    register: writtenText(values.register, textKinds.register),
    number: writtenText(values.number, textKinds.registerNumber),
  }
}
