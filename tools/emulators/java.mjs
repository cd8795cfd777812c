import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** firebase-tools 15 refuses to start its emulators with an older one. */
export const oldestJava = 21

/**
 * @param {string} output what `java -version` prints
 * @returns {number | undefined} the feature release (8 for "1.8.0_392", 25 for "25.0.3")
 */
export function parseJavaVersion(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output)
  return match?.[1] === undefined ? undefined : Number(match[1])
}

/** @param {string} folder */
function childrenOf(folder) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/**
 * Folders that may hold Java, the person's own choice first.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string[]} folders with `bin/java` below them
 */
export function javaHomes(environment) {
  const onPath = (environment.PATH ?? '').split(path.delimiter).map((folder) => path.dirname(folder))
  const installed = [
    ...childrenOf('/usr/lib/jvm'),
    ...childrenOf('/opt/java'),
    ...childrenOf(path.join(os.homedir(), '.sdkman/candidates/java')),
    ...childrenOf('/Library/Java/JavaVirtualMachines').map((folder) => path.join(folder, 'Contents/Home')),
  ]
  const homes = [...(environment.JAVA_HOME ? [environment.JAVA_HOME] : []), ...onPath, ...installed]
  return [...new Set(homes)].filter((home) => existsSync(path.join(home, 'bin/java')))
}

/**
 * Finds a Java that the emulators accept by asking each one for its version (a folder's name proves nothing).
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<{ home: string, version: number, hasCompiler: boolean } | undefined>} one with a compiler if there is any
 */
export async function findJava(environment = process.env) {
  const answers = await Promise.all(
    javaHomes(environment).map(async (home) => {
      const asked = await execute(path.join(home, 'bin/java'), ['-version']).catch(() => undefined)
      const version = asked === undefined ? undefined : parseJavaVersion(asked.stderr + asked.stdout)
      if (version === undefined || version < oldestJava) return undefined
      return { home, version, hasCompiler: existsSync(path.join(home, 'bin/javac')) }
    }),
  )
  const good = answers.filter((answer) => answer !== undefined)
  return good.find((java) => java.hasCompiler) ?? good[0]
}
