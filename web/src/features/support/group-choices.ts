import type { SupportGroup } from './group-repository'

// Said here and not taken from the document's schema, which would bring the whole validation into a public page.

/** Audiences in the order of the filter, the open one aside. */
export const groupAudiences: readonly Exclude<SupportGroup['audience'], 'everyone'>[] = [
  'adolescent',
  'young-adult',
  'individual',
  'caregiver',
]

export const groupFormats: readonly SupportGroup['format'][] = ['online', 'in-person', 'phone']
