import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The content of a JSON file of the project.
 * @throws Error that names the file where it cannot be read
 */
export function readJson(root: string, name: string) {
  try {
    return JSON.parse(readFileSync(path.join(root, name), 'utf8'))
  } catch (error) {
    throw new Error(`${name} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}
