import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const contracts = path.resolve(import.meta.dirname, '../../domain/src/contracts')
const namesInFiles = readdirSync(contracts)
  .filter((name) => name.endsWith('.contract.ts'))
  .map((name) =>
    name.replace('.contract.ts', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  )

const loaded = v.object({
  backends: v.array(
    v.object({
      functionTriggers: v.array(
        v.object({ name: v.string(), region: v.string(), httpsTrigger: v.optional(v.unknown()) }),
      ),
    }),
  ),
})

test('every contract has a loaded function in the region that the app calls, and every function a contract', async () => {
  const answer = await fetch(`http://${process.env.FUNCTIONS_EMULATOR_HOST}/backends`)
  const { backends } = v.parse(loaded, await answer.json())
  // The others are called by the database and the clock, and one by mail programs, not by a page.
  const functions = backends.flatMap(({ functionTriggers }) =>
    functionTriggers.filter(
      ({ name, httpsTrigger }) => httpsTrigger !== undefined && name !== 'stopReminderNow',
    ),
  )
  // What serves shared links speaks the HTTPS of an open specification, and is no callable.
  expect(functions.map(({ name }) => name).sort()).toEqual([...namesInFiles, 'sharedResult'].sort())
  expect(new Set(functions.map(({ region }) => region))).toEqual(new Set(['us-central1']))
})
