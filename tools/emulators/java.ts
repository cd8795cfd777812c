import { existsSync, readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { execa } from 'execa'

/** firebase-tools 15 refuses to start its emulators with an older one. */
export const oldestJava = 21

export interface Java {
  /** The folder with `bin/java` below it. */
  readonly home: string
  /** The feature release, for example 25. */
  readonly version: number
  readonly hasCompiler: boolean
}

/**
 * @param output what `java -version` prints
 * @returns the feature release (8 for "1.8.0_392", 25 for "25.0.3")
 */
export function parseJavaVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output)
  return match?.[1] === undefined ? undefined : Number(match[1])
}

function childrenOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

/** Folders with `bin/java` below them, the person's own choice first. */
function javaHomes({ PATH = '', JAVA_HOME }: NodeJS.ProcessEnv): readonly string[] {
  const homes = [
    ...(JAVA_HOME ? [JAVA_HOME] : []),
    ...PATH.split(path.delimiter).map((folder) => path.dirname(folder)),
    ...childrenOf('/usr/lib/jvm'),
    ...childrenOf('/opt/java'),
    ...childrenOf(path.join(os.homedir(), '.sdkman/candidates/java')),
    ...childrenOf('/Library/Java/JavaVirtualMachines').map((folder) => path.join(folder, 'Contents/Home')),
  ]
  return [...new Set(homes)].filter((home) => existsSync(path.join(home, 'bin/java')))
}

/**
 * Finds a Java that the emulators accept by asking each one for its version (a folder's name proves nothing).
 * @returns one with a compiler if there is any
 */
export async function findJava(environment: NodeJS.ProcessEnv = process.env): Promise<Java | undefined> {
  const answers = await Promise.all(
    javaHomes(environment).map(async (home): Promise<readonly Java[]> => {
      const asked = await execa(path.join(home, 'bin/java'), ['-version'], { all: true, reject: false })
      const version = parseJavaVersion(asked.all)
      if (asked.failed || version === undefined || version < oldestJava) return []
      return [{ home, version, hasCompiler: existsSync(path.join(home, 'bin/javac')) }]
    }),
  )
  const found = answers.flat()
  return found.find((java) => java.hasCompiler) ?? found[0]
}
