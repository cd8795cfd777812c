import * as v from 'valibot'
import { bilingual, cleaned, telephone, webAddress } from '../forms/field-schemas'
import { textKinds } from '../forms/text-kinds'
import { sized } from './document-fields'

export const serviceKinds = [
  'psychiatric-hospital',
  'general-hospital-psychiatry',
  'community-centre',
  'counselling',
  'school',
  'hotline-centre',
  'social-work',
  'rehab',
] as const

export const serviceAges = ['all', 'child', 'adult'] as const
export const serviceCosts = ['free', 'insurance', 'self-pay', 'unknown'] as const

/** How sure the editors are of one field, in words; null where the field is empty. */
const confidence = v.record(sized(1, 40), v.nullable(cleaned(textKinds.confidence)))

const calendarDay = v.pipe(v.string(), v.isoDate())

/** Ways of access; absent means that nobody has checked. */
const access = v.object({
  stepFree: v.optional(v.boolean()),
  textContact: v.optional(v.boolean()),
  signLanguage: v.optional(v.boolean()),
})

/**
 * `services/{id}`: a place that helps. Only the server writes it. Coordinates are WGS 84 in degrees and serve to
 * centre and to sort, not to navigate: `coordPrecisionKm` is their error radius.
 */
export const serviceSchema = v.object({
  name: bilingual(textKinds.serviceName),
  kind: v.picklist(serviceKinds),
  region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  city: bilingual(textKinds.city),
  address: cleaned(textKinds.streetAddress),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  coordPrecisionKm: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  geohash: v.pipe(v.string(), v.regex(/^[0-9bcdefghjkmnpqrstuvwxyz]{4,10}$/)),
  phone: v.nullable(telephone),
  site: v.nullable(webAddress),
  languages: v.pipe(v.array(sized(2, 10)), v.minLength(1), v.maxLength(20)),
  ages: v.picklist(serviceAges),
  cost: v.optional(v.picklist(serviceCosts), 'unknown'),
  access: v.optional(access, {}),
  /** In OpenStreetMap's syntax, for example `Mo-Fr 08:00-17:00`; null where unknown. */
  openingHours: v.optional(v.nullable(cleaned(textKinds.openingHours)), null),
  /** Whether it takes emergencies. */
  emergency: v.optional(v.boolean(), false),
  source: cleaned(textKinds.source),
  checkedOn: calendarDay,
  confidence: v.optional(v.nullable(confidence), null),
})

export type ServiceDocument = v.InferOutput<typeof serviceSchema>
