// Builds what has changed since it was built last: the web app and the functions.
import path from 'node:path'
import { buildWhenChanged } from './build'

const root = path.dirname(import.meta.dirname)
try {
  await buildWhenChanged(root, 'web')
  await buildWhenChanged(root, 'functions')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
