import { existsSync } from 'node:fs'
import path from 'node:path'
import { readOperator } from '../../content/commands/read-operator'
import { ContentFault } from '../../domain/src/content/content-fault'
import type { Operator } from '../../domain/src/content/page-schema'
import { mailAddressFault } from './addresses'

/** Whether mail leaves for a mail server, and messages for an AI provider: then both have to be named. */
interface Sends {
  readonly mail: boolean
  readonly assistant: boolean
}

/** The words of the delivered file that say that something has not been entered yet. */
const notEntered =
  /还没有填写|没有写明|要在配置里写明|not entered yet|not filled in|has to name|been named, and none/

/** What people write where they mean to come back. */
const unfinished =
  /\b(?:todo|tbd|tba|fixme|placeholder|lorem|example|dummy|your (?:name|organi[sz]ation|company|address|team))\b|x{3,}|待填|待定|占位|示例|样例|某某/i

/** Texts that name nobody by themselves, although others may stand in such a place: nobody is called so. */
const nobody =
  /^(?:[\s.?？…_<>[\]{}-]*|n\/a|none|nobody|name|operator|organi[sz]ation|test|foo|名称|名字|运营者|无|没有|测试)$/i

/**
 * What speaks against publishing the privacy page and the terms with this operator.
 * @param operator what its file holds
 */
export function operatorFaults(operator: Operator, sends: Sends): readonly string[] {
  const needed = [
    'operatorName',
    'operatorAddress',
    'contactEmail',
    'dataProtectionContact',
    'hostingRegion',
    ...(sends.mail ? ['mailProvider'] : []),
    ...(sends.assistant ? ['assistantProvider'] : []),
  ]
  return Object.entries(operator).flatMap(([key, { zh, en }]) => {
    const isNeeded = needed.includes(key)
    if (isNeeded && (zh.trim() === '' || en.trim() === '' || notEntered.test(`${zh} ${en}`)))
      return [`operator.json, ${key}: not entered in both languages`]
    const fault = [zh, en].map((text) => textFault(key, text.trim(), isNeeded)).find((found) => found)
    return fault ? [`operator.json, ${key}: ${fault}`] : []
  })
}

function textFault(key: string, text: string, isNeeded: boolean): string | undefined {
  if (key === 'contactEmail') return mailAddressFault(text)
  if (!unfinished.test(text) && !(isNeeded && nobody.test(text))) return undefined
  return `"${text}" keeps a place only; write what people are to read there`
}

/** As `operatorFaults`, of the file of this installation: also where it is not there or cannot be read. */
export function operatorFileFaults(root: string, sends: Sends): readonly string[] {
  const file = path.join(root, 'content/pages/operator.json')
  if (!existsSync(file))
    return ['content/pages/operator.json: missing; copy operator.example.json beside it and fill it in']
  try {
    return operatorFaults(readOperator(file), sends)
  } catch (error) {
    if (error instanceof ContentFault) return [error.message]
    throw error
  }
}
