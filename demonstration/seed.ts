// Fills running emulators with demonstration data: every `*.seed.ts` of this folder, in the order of their names. With --history also
// those of `history/`: weeks of results, messages and requests, for `npm start`. Tests go without, so that what they find is theirs.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { requireEmulators } from './require-emulators'
import type { Seed } from './seed-context'

async function seedAll(): Promise<void> {
  const projectId = requireEmulators(process.env)
  const app = initializeApp({ projectId })
  const context = { auth: getAuth(app), firestore: getFirestore(app), now: Date.now() }
  const folders = ['.', ...(process.argv.includes('--history') ? ['history'] : [])]
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(import.meta.dirname, folder))
      .filter((name) => name.endsWith('.seed.ts'))
      .sort()
      .map((name) => `./${folder}/${name}`),
  )
  for (const file of files) {
    const { seed }: { seed: Seed } = await import(file)
    console.log(`Seeded ${await seed(context)}`)
  }
}

seedAll().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
