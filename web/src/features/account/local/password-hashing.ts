export type HashingTask =
  | { readonly id: number; readonly kind: 'hash'; readonly password: string }
  | { readonly id: number; readonly kind: 'compare'; readonly password: string; readonly hash: string }

export interface HashingAnswer {
  readonly id: number
  readonly hash?: string
  readonly matches?: boolean
  readonly failed?: true
}

/** Hashes passwords of local accounts. Both reject when hashing is not possible. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  readonly matches: (password: string, hash: string) => Promise<boolean>
}

/** Milliseconds after which the slowest phone has long finished. */
const timeoutMs = 30_000

let worker: Worker | undefined
let lastId = 0

/** bcrypt at cost 10 in a worker, so that the page stays responsive. */
export const workerHasher: PasswordHasher = {
  async hash(password) {
    const { hash } = await ask((id) => ({ id, kind: 'hash', password }))
    if (hash === undefined) throw new Error('The password could not be hashed.')
    return hash
  },
  async matches(password, hash) {
    return (await ask((id) => ({ id, kind: 'compare', password, hash }))).matches === true
  },
}

/** Starts the worker early, so that it is there even if the network goes. */
export function prepareHashing(): void {
  startWorker()
}

function startWorker(): Worker {
  worker ??= new Worker(new URL('./password-hashing.worker.ts', import.meta.url), { type: 'module' })
  return worker
}

function ask(taskOf: (id: number) => HashingTask): Promise<HashingAnswer> {
  lastId += 1
  const task = taskOf(lastId)
  const hashing = startWorker()
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer)
      hashing.removeEventListener('message', listen)
      hashing.removeEventListener('error', fail)
    }
    const fail = () => {
      finish()
      // A worker that broke is not asked again.
      hashing.terminate()
      worker = undefined
      reject(new Error('The password could not be hashed.'))
    }
    const listen = ({ data }: MessageEvent<HashingAnswer>) => {
      if (data.id !== task.id) return
      finish()
      if (data.failed) reject(new Error('The password could not be hashed.'))
      else resolve(data)
    }
    const timer = setTimeout(fail, timeoutMs)
    hashing.addEventListener('message', listen)
    hashing.addEventListener('error', fail)
    hashing.postMessage(task)
  })
}
