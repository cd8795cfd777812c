import net from 'node:net'

/**
 * Every port of a run, in the order in which `--port-base N` counts them (hosting is N, auth N+1, …).
 * The numbers are those of `npm start` without a base.
 */
export const defaultPorts = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  functions: 5001,
  hub: 4400,
  logging: 4500,
  smtp: 2525,
  inbox: 8025,
  firestoreSocket: 9150,
  ui: 4000,
  eventarc: 9299,
  tasks: 9499,
  vite: 5173,
  chat: 11_439,
}

export type Ports = typeof defaultPorts

/** The base that `npm test` uses, so that it can run beside `npm start`. */
export const testPortBase = 16_000

const highestPort = 65_535

/**
 * The ports of one run.
 * @param base first port, 1024 to 65 521, as given on the command line; without it the default ports
 * @throws RangeError when a port would fall outside 1024–65 535
 */
export function planPorts(base?: string | number): Ports {
  if (base === undefined) return { ...defaultPorts }
  const [first, names] = [Number(base), Object.keys(defaultPorts)]
  if (!Number.isInteger(first) || first < 1024 || first + names.length - 1 > highestPort) {
    throw new RangeError(`--port-base must be a whole number from 1024 to ${highestPort - names.length + 1}`)
  }
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Ports
}

/** Whether somebody already listens on the port of this machine. */
export function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(true))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(false)))
  })
}

/** @throws Error naming each taken port, what it is for and how to choose others */
export async function requireFreePorts(ports: Partial<Ports>): Promise<void> {
  const checks = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await isTaken(port)) ? [`${port} (${name})`] : [])),
  )
  const busy = checks.flat()
  if (busy.length > 0) {
    throw new Error(
      `Port ${busy.join(', ')} is already in use. Stop the program that uses it, ` +
        'or choose other ports: npm start -- --port-base 20000',
    )
  }
}
