import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from '@playwright/test'
import { prefer } from '../browser/support/fixtures'
import { journeys } from './journeys'
import { piece } from './piece'
import { Listener } from './reader'

test.describe.configure({ mode: 'parallel' })

const folder = path.join(import.meta.dirname, 'transcripts')

for (const { name, language, walk, expectedErrors } of journeys)
  piece('journey', name, async ({ find, expectErrors }, page) => {
    if (expectedErrors) expectErrors(expectedErrors)
    page.setDefaultTimeout(20_000)
    await prefer(page, { language })
    const said = new Listener(page)
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.txt`)
    let changing: Readonly<Record<string, string>> = {}
    try {
      changing = await walk(page, said)
    } catch (error) {
      find(
        `stopped after “${said.lines.slice(-4).join(' | ')}”: ${error instanceof Error ? error.message.slice(0, 300) : error}`,
      )
      return
    }
    const text = Object.entries(changing).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      `${said.lines.join('\n').trim()}\n`,
    )
    for (const twice of said.twice) find(`said twice: ${twice}`)
    // Written where there is none; to be deleted, and read when it comes back, after a change that is meant.
    if (!existsSync(file)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, text)
    } else if (readFileSync(file, 'utf8') !== text) {
      const heard = path.join(path.dirname(folder), '../../.cache/accessibility')
      mkdirSync(heard, { recursive: true })
      writeFileSync(path.join(heard, `${path.basename(file)}.heard`), text)
      find(`heard otherwise than transcripts/${path.basename(file)}`)
    }
  })
