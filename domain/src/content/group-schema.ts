import * as v from 'valibot'
import { groupSchema } from '../documents/group-document'
import { ContentFault } from './content-fault'

// A file says neither when it is stored nor how many members there are.
const { updatedAt: _setWhenStored, taken: _counted, ...stored } = groupSchema.entries

/** One entry of `content/groups.json`: a group document with its id, without what the server adds. */
export const groupEntrySchema = v.pipe(
  v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,79}$/, 'is not an id')), ...stored }),
  v.check(
    ({ format, city }) => (format === 'in-person') === (city !== undefined),
    'has a city if, and only if, it meets in person',
  ),
  v.check(
    ({ example, name }) => !example || (name.zh.startsWith('示例：') && name.en.startsWith('Example: ')),
    'is an example and must say so in its name',
  ),
)

export const groupEntriesSchema = v.pipe(
  v.array(groupEntrySchema),
  v.minLength(1),
  v.check((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'an id stands twice'),
)

export type GroupEntry = v.InferOutput<typeof groupEntrySchema>

/**
 * Reads the parsed JSON of `content/groups.json`.
 *
 * @throws ContentFault naming the entry and field for everything that does not fit.
 */
export function parseGroupEntries(value: unknown): readonly GroupEntry[] {
  const parsed = v.safeParse(groupEntriesSchema, value)
  if (parsed.success) return parsed.output
  const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'list'}: ${issue.message}`)
  throw new ContentFault(`groups.json: ${reasons.join('; ')}`)
}
