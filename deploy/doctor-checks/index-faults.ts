interface IndexField {
  readonly fieldPath: string
  readonly order?: string
  readonly arrayConfig?: string
}

interface Override {
  readonly collectionGroup: string
  readonly fieldPath: string
  readonly ttl?: boolean
  readonly indexes?: readonly {
    readonly order?: string
    readonly arrayConfig?: string
    readonly queryScope: string
  }[]
}

/** The form of firestore.indexes.json, in which `firebase firestore:indexes` also tells what a project has. */
export interface Indexes {
  readonly indexes: readonly {
    readonly collectionGroup: string
    readonly queryScope: string
    readonly fields: readonly IndexField[]
  }[]
  readonly fieldOverrides: readonly Override[]
}

const policiesOf = ({ fieldOverrides }: Indexes) =>
  fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)

// The platform adds the name of the document to the fields that were asked for.
const indexesOf = ({ indexes, fieldOverrides }: Indexes) => [
  ...indexes.map(({ collectionGroup, queryScope, fields }) => {
    const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__')
    const parts = own.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`)
    return `${collectionGroup} (${parts.join(', ')}; ${queryScope})`
  }),
  ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes = [] }) =>
    indexes.map(
      ({ order, arrayConfig, queryScope }) =>
        `${collectionGroup} (${fieldPath} ${order ?? arrayConfig}; ${queryScope})`,
    ),
  ),
]

/** Collections whose documents are promised to go by themselves, and have no clean-up policy in the file. */
export function policyFaults(wanted: Indexes, expiring: readonly string[]): readonly string[] {
  const policies = policiesOf(wanted)
  return expiring
    .filter((collection) => !policies.includes(`${collection}.expiresAt`))
    .map((collection) => `firestore.indexes.json: ${collection}.expiresAt has no TTL policy`)
}

/** What the file asks for and the project does not have. */
export function deployedFaults(wanted: Indexes, deployed: Indexes): readonly string[] {
  const missing = (names: readonly string[], there: readonly string[]) =>
    names.filter((name) => !there.includes(name))
  return [
    ...missing(indexesOf(wanted), indexesOf(deployed)).map((name) => `the project lacks the index ${name}`),
    ...missing(policiesOf(wanted), policiesOf(deployed)).map(
      (name) => `the project lacks the TTL policy on ${name}`,
    ),
  ]
}
