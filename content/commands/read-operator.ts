import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ContentFault } from '../../domain/src/content/content-fault'
import { type Operator, operatorSchema } from '../../domain/src/content/page-schema'

/** What is wrong at one place of the file, for whoever wrote it. */
function faultOf(issue: v.InferIssue<typeof operatorSchema>): string {
  const place = v.getDotPath(issue) ?? 'the whole'
  if (issue.type === 'min_length') return `${place} is empty`
  if (issue.received === 'undefined') return `${place} is missing`
  if (issue.expected === 'never') return `${place} is not known; is it misspelt?`
  return `${place} has to be ${issue.expected === 'string' ? 'a text' : 'an object such as {"zh": "…", "en": "…"}'}`
}

/**
 * Who runs an installation, as `operator.json` or the example beside it says.
 * @throws ContentFault that names the file and everything that is wrong with it
 */
export function readOperator(file: string): Operator {
  const name = path.relative(path.resolve(import.meta.dirname, '../..'), file).replaceAll(path.sep, '/')
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ContentFault(`${name} is no JSON: ${error instanceof Error ? error.message : error}`)
  }
  const parsed = v.safeParse(operatorSchema, content)
  if (parsed.success) return parsed.output
  throw new ContentFault(`${name}: ${parsed.issues.map(faultOf).join('; ')}`)
}
