// node tools/run.mjs <tool> [argument …]: runs tools/<tool>.ts. This one file is JavaScript, because it has to work in a
// fresh clone: it checks Node's version and installs the packages that everything else needs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** What package.json asks for: `^20.19` is that one or a later 20, `>=24` that one or anything later. @type {string[]} */
const wanted = readJson('package.json').engines.node.split(' || ')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isEnough = wanted.some((range) => {
  const [least = 0, leastMinor = 0] = range.replace(/^\D+/, '').split('.').map(Number)
  return (major === least && minor >= leastMinor) || (range.startsWith('>=') && major > least)
})
if (!isEnough) {
  const versions = wanted.map((range) => range.replace(/^\D+/, ''))
  console.error(
    `Node ${versions.slice(0, -1).join(' or ')} (or a later one of the same number), or ${versions.at(-1)} or newer is needed; this is ${process.versions.node}.`,
  )
  process.exit(1)
}

/** Whether every package is there in the version of the lock file. Optional ones depend on the machine. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json' // written by npm at the end of an installation
  if (!existsSync(path.join(root, record))) return false
  const installed = readJson(record).packages
  return Object.entries(readJson('package-lock.json').packages).every(
    ([place, { version, optional, link }]) => {
      return !place.includes('node_modules/') || optional || link || installed[place]?.version === version
    },
  )
}
if (!isInstalled()) {
  console.log('… Installing packages (npm ci)')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const [tool] = process.argv.splice(2, 1)
const { register } = await import('tsx/esm/api')
register()
await import(`./${tool}.ts`)
