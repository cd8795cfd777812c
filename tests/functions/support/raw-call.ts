import { functionsAddress, projectId } from './backend'

export interface RawAnswer {
  readonly status: number
  /** The `error` of the answer; absent where the call went through. */
  readonly error?: {
    readonly status: string
    readonly message: string
    readonly details?: { readonly reason?: string }
  }
  readonly result?: unknown
}

/**
 * Calls over bare HTTP, for what the client SDK would not send. `address` is what Google's front end would write as the
 * caller's internet address. After `timeoutMs` milliseconds without an answer it fails; without it, it waits.
 */
export async function rawCall(
  name: string,
  body: string,
  {
    token,
    address,
    headers = {},
    timeoutMs,
  }: { token?: string; address?: string; headers?: Record<string, string>; timeoutMs?: number } = {},
): Promise<RawAnswer> {
  const response = await fetch(`${functionsAddress}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(address ? { 'x-forwarded-for': address } : {}),
      ...headers,
    },
    body,
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  })
  const answer: unknown = await response.json()
  return { status: response.status, ...(answer as Omit<RawAnswer, 'status'>) }
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** A token as the Auth emulator signs them (not at all), for callers by the hundred. */
export function unsignedToken(uid: string, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    ...claims,
  }
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`
}
