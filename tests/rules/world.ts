import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore'
import type { FirebaseStorage } from 'firebase/storage'
import { type Actor, listedAdmins, signedInActors, tokens, uidOf } from './actors'

/** What one person, or the server, can reach. */
export interface Reach {
  readonly database: Firestore
  readonly files: FirebaseStorage
}

/** The emulators with one set of rules, as everybody sees them. */
export interface World {
  readonly projectId: string
  /** As `who`, under the rules. */
  as(who: Actor): Reach
  /** With the rules set aside, to prepare and to show that a refused request is a possible one. */
  readonly server: Reach
  /** Puts other rules in the place of those that the world was opened with. @throws if they do not compile */
  load(rules: RulesTexts): Promise<void>
  close(): Promise<void>
}

/** The emulator says that rules are none. */
export class RefusedRules extends Error {}

/** The texts of the rules; what is absent is not loaded. */
export interface RulesTexts {
  readonly firestore?: string
  readonly storage?: string
}

/**
 * Loads rules into the running emulators under a project id of their own.
 * @throws if an emulator is not running, or does not accept the rules
 */
export async function openWorld(projectId: string, rules: RulesTexts): Promise<World> {
  // Every refusal is logged as an error by default; the tests tell what went wrong themselves.
  setLogLevel('silent')
  const environment = await initializeTestEnvironment({
    projectId,
    ...(rules.firestore === undefined ? {} : { firestore: { rules: rules.firestore } }),
    ...(rules.storage === undefined ? {} : { storage: { rules: rules.storage } }),
  })
  if (rules.firestore !== undefined) await environment.clearFirestore()
  const bucket = rules.storage === undefined ? undefined : `${projectId}.appspot.com`
  const reach = (context: RulesTestContext): Reach => ({
    // The library hands out the older kind of instance, which the newer functions accept.
    get database() {
      return context.firestore() as unknown as Firestore
    },
    get files() {
      return context.storage(bucket) as unknown as FirebaseStorage
    },
  })
  const byActor = new Map<Actor, Reach>()
  byActor.set('anonymous', reach(environment.unauthenticatedContext()))
  for (const who of signedInActors)
    byActor.set(who, reach(environment.authenticatedContext(uidOf(who), { ...tokens[who] })))
  // The context lives as long as the callback runs, so the callback ends when the world does.
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const server = await new Promise<Reach>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(reach(context))
        return ended
      })
      .catch(reject)
  })
  if (rules.firestore !== undefined)
    await setDoc(doc(server.database, 'system/admins'), { uids: listedAdmins })
  return {
    projectId,
    as(who) {
      const found = byActor.get(who)
      if (!found) throw new Error(`nobody is called ${who}`)
      return found
    },
    server,
    load: (texts) => loadRules(projectId, texts),
    async close() {
      end()
      await environment.cleanup()
    },
  }
}

async function loadRules(projectId: string, { firestore, storage }: RulesTexts): Promise<void> {
  if (firestore !== undefined) {
    const place = `${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:securityRules`
    await put(place, { rules: { files: [{ name: 'firestore.rules', content: firestore }] } })
  }
  if (storage !== undefined) {
    const place = `${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/internal/setRules`
    await put(place, { rules: { files: [{ name: 'storage.rules', content: storage }] } })
  }
}

async function put(place: string, body: unknown): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`http://${place}`, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new RefusedRules(`the emulator refuses the rules: ${await answer.text()}`)
}
