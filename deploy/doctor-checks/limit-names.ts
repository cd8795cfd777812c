import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { requestNames } from '@amhs/domain/contracts/call-limits'
import type { CallableContract } from '@amhs/domain/contracts/define-callable'

const folder = path.resolve(import.meta.dirname, '../../domain/src/contracts')

/** Every name under which calls are counted, and for which `CALL_LIMITS` may set a limit: those of all contracts, and what is no callable. */
export async function limitNames(): Promise<readonly string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.contract.ts'))
  const modules: Record<string, CallableContract>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(folder, file)).href)),
  )
  const contracts = modules.flatMap((module) => Object.values(module)).filter((value) => value?.limit)
  return [...contracts.map(({ name }) => name), ...Object.values(requestNames)].toSorted()
}
