import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import type { SignedInActor } from './actors'
import type { Area, Attempt, RulesCase } from './rules-case'
import { asStored, asWritten, type Change, changed, type DocumentTable, type Fields } from './test-document'
import type { Reach } from './world'

/** How a document of the table is written. */
export interface Writing {
  readonly area: Area
  readonly who: SignedInActor
  readonly path: string
  readonly table: DocumentTable
  /** For an update: the fields that it sends; fields named by a change are sent as well. Absent for a creation. */
  readonly update?: readonly string[]
  /** What has to exist besides the document itself. */
  readonly prepare?: (server: Reach) => Promise<unknown>
}

const nothing: Change = {}

/** One case for each edge, and one for each defect beside the valid document. */
export function oneDefect(writing: Writing): readonly RulesCase[] {
  const { area, table } = writing
  const verb = writing.update ? 'update' : 'create'
  const valid = attempt(writing, `${verb} the valid document`, nothing, 'allowed')
  return [
    { area, name: `${verb}: the valid document is allowed`, attempts: [valid] },
    ...Object.entries(table.edges).map(([name, change]) => ({
      area,
      name: `${verb}: ${name} is allowed`,
      attempts: [attempt(writing, name, change, 'allowed')],
    })),
    ...Object.entries(table.defects).map(([name, change]) => ({
      area,
      name: `${verb}: ${name} is refused`,
      attempts: [valid, attempt(writing, name, change, 'denied')],
    })),
  ]
}

function attempt(writing: Writing, what: string, change: Change, outcome: Attempt['outcome']): Attempt {
  const { who, path, table, update } = writing
  return {
    who,
    what,
    outcome,
    prepare: async (server) => {
      await writing.prepare?.(server)
      const target = doc(server.database, path)
      await (update ? setDoc(target, asStored(table.valid) as Fields) : deleteDoc(target))
    },
    request: ({ database }) => {
      const target = doc(database, path)
      const fields = changed(table.valid, change)
      if (!update) return setDoc(target, asWritten(fields) as Fields)
      return updateDoc(target, sentFields(update, change, fields))
    },
  }
}

function sentFields(update: readonly string[], change: Change, fields: Fields) {
  const named = [...Object.keys(change.set ?? {}), ...(change.remove ?? [])].map(
    (path) => path.split('.')[0] ?? '',
  )
  return Object.fromEntries(
    [...new Set([...update, ...named])].map((key) => [
      key,
      key in fields ? asWritten(fields[key]) : deleteField(),
    ]),
  )
}
