// Fills running emulators with demonstration data: every `*.seed.ts` of this folder, in the order of their names.
import { readdirSync } from 'node:fs'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { requireEmulators } from './require-emulators'
import type { Seed } from './seed-context'

async function seedAll(): Promise<void> {
  const projectId = requireEmulators(process.env)
  const app = initializeApp({ projectId })
  const context = { auth: getAuth(app), firestore: getFirestore(app) }
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.seed.ts'))
  for (const file of files.sort()) {
    const { seed }: { seed: Seed } = await import(`./${file}`)
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
