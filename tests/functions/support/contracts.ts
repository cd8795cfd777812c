import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CallableContract } from '@amhs/domain/contracts/define-callable'

const folder = path.resolve(import.meta.dirname, '../../../domain/src/contracts')

function isContract(value: unknown): value is CallableContract {
  return typeof value === 'object' && value !== null && 'name' in value && 'access' in value
}

/** Every contract of the product. */
export async function allContracts(): Promise<readonly CallableContract[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.contract.ts'))
  const modules = await Promise.all(files.map((name): Promise<object> => import(path.join(folder, name))))
  return modules.flatMap((module) => Object.values(module).filter(isContract))
}
