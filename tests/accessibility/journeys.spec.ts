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
    // The day of the run is another one each time.
    const text = Object.entries(changing)
      .reduce((all, [from, to]) => all.replaceAll(from, to), `${said.lines.join('\n').trim()}\n`)
      .replace(/\d{4}年\d{1,2}月\d{1,2}日/g, '（日期）')
      .replace(/\d{1,2} [A-Z][a-z]+ \d{4}/g, '(date)')
      // What is announced may come just before or after what the focus reads.
      .replace(/(?:^ {2}(?!\[focus).*\n)+/gm, (heard) => {
        const lines = heard.split('\n').filter((line) => line !== '')
        const isAnnounced = (line: string) => line.startsWith('  polite:') || line.startsWith('  assertive:')
        return [...lines.filter((line) => !isAnnounced(line)), ...lines.filter(isAnnounced)]
          .map((line) => `${line}\n`)
          .join('')
      })
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
