import { journeyCosts } from './journey-costs'
import { journeys } from './journeys'
import { readRules, ruleReader } from './rule-reads'
import { openWorld, type World } from './world'

/** What a journey costs so far, as the bill has it. */
const bill = vi.hoisted(() => ({
  reads: 0,
  ruleReads: 0,
  writes: 0,
  /** Makes a request and adds what the rules read for it; while somebody prepares, it only makes it. */
  measured: async <Value>(request: () => Promise<Value>): Promise<Value> => request(),
}))

vi.mock('firebase/firestore', async (importOriginal) => {
  const real = await importOriginal<typeof import('firebase/firestore')>()
  /** The same function, whose requests are measured and add to the bill. */
  const counted =
    <Words extends readonly unknown[], Value>(
      request: (...words: Words) => Promise<Value>,
      add: (value: Value) => void,
    ) =>
    async (...words: Words) => {
      const value = await bill.measured(() => request(...words))
      add(value)
      return value
    }
  const read = (count: number) => {
    bill.reads += count
  }
  const written = () => {
    bill.writes += 1
  }
  return {
    ...real,
    getDocFromServer: counted(real.getDocFromServer, () => read(1)),
    // A query without a result is billed as one read.
    getDocsFromServer: counted(real.getDocsFromServer, ({ size }) => read(Math.max(1, size))),
    setDoc: counted(real.setDoc, written),
    updateDoc: counted(real.updateDoc, written),
    deleteDoc: counted(real.deleteDoc, written),
    runTransaction: (...[database, work, options]: Parameters<typeof real.runTransaction>) =>
      bill.measured(() =>
        real.runTransaction(
          database,
          (transaction) =>
            work(
              new Proxy(transaction, {
                get(target, name) {
                  const part: unknown = Reflect.get(target, name)
                  if (typeof part !== 'function') return part
                  return (...args: unknown[]) => {
                    if (name === 'get') read(1)
                    else written()
                    return Reflect.apply(part, target, args)
                  }
                },
              }),
            ),
          options,
        ),
      ),
    writeBatch: (...words: Parameters<typeof real.writeBatch>) => {
      const batch = real.writeBatch(...words)
      return new Proxy(batch, {
        get(target, name) {
          const part: unknown = Reflect.get(target, name)
          if (typeof part !== 'function') return part
          if (name === 'commit') return () => bill.measured(() => batch.commit())
          return (...args: unknown[]) => {
            written()
            return Reflect.apply(part, target, args)
          }
        },
      })
    },
  }
})

let world: World
let withRuleReads: ReturnType<typeof ruleReader>
beforeAll(async () => {
  const rules = await readRules()
  world = await openWorld('demo-amhs-journeys', { firestore: rules })
  withRuleReads = ruleReader(world.projectId, rules)
})
afterAll(() => world?.close())

test.each(journeys)('$name', async ({ name, who, prepare, go }) => {
  await prepare?.(world.server)
  Object.assign(bill, { reads: 0, ruleReads: 0, writes: 0 })
  const onlyMake = bill.measured
  bill.measured = async (request) => {
    const { value, ruleReads } = await withRuleReads(request)
    bill.ruleReads += ruleReads
    return value
  }
  try {
    await go(world.as(who))
  } finally {
    bill.measured = onlyMake
  }
  const { reads, ruleReads, writes } = bill
  const known = journeyCosts.find((cost) => cost.name === name)
  // Where this is as wished, write it into journey-costs.ts and run `npm run generate:documents`.
  expect({ name, reads, ruleReads, writes }).toEqual(known)
})

test('what is known of costs is of these journeys, in their order', () => {
  expect(journeyCosts.map(({ name }) => name)).toEqual(journeys.map(({ name }) => name))
})
