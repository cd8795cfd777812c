import * as v from 'valibot'
import { isWebAddress } from '../accounts/validation'
import { bilingual, sized } from './document-fields'

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
const confidence = v.record(sized(1, 40), v.nullable(sized(1, 120)))

const site = v.pipe(v.string(), v.maxLength(300), v.check(isWebAddress, 'must be a web address'))
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
  name: bilingual(200),
  kind: v.picklist(serviceKinds),
  region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  city: bilingual(80),
  address: sized(0, 300),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  coordPrecisionKm: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  geohash: v.pipe(v.string(), v.regex(/^[0-9bcdefghjkmnpqrstuvwxyz]{4,10}$/)),
  phone: v.nullable(sized(1, 60)),
  site: v.nullable(site),
  languages: v.pipe(v.array(sized(2, 10)), v.minLength(1), v.maxLength(20)),
  ages: v.picklist(serviceAges),
  cost: v.optional(v.picklist(serviceCosts), 'unknown'),
  access: v.optional(access, {}),
  /** In OpenStreetMap's syntax, for example `Mo-Fr 08:00-17:00`; null where unknown. */
  openingHours: v.optional(v.nullable(sized(1, 200)), null),
  /** Whether it takes emergencies. */
  emergency: v.optional(v.boolean(), false),
  source: sized(0, 500),
  checkedOn: calendarDay,
  confidence: v.optional(v.nullable(confidence), null),
})

export type ServiceDocument = v.InferOutput<typeof serviceSchema>
