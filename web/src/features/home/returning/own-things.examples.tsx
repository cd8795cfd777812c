import type { Examples } from '../../../platform/examples'
import '../home.css'
import { OwnThings } from './own-things'
import './returning.css'

const now = Date.parse('2026-01-20T08:00:00Z')
const day = 24 * 60 * 60 * 1000
const nothing = { hasPlan: false, nightIsOpen: false, result: null, saved: null }
const result = (daysAgo: number) => ({ id: 'result', instrument: 'phq9', finishedAt: now - daysAgo * day })

export const examples: Examples = {
  'a fresh result': () => <OwnThings look={{ ...nothing, result: result(3) }} now={now} />,
  'a result of long ago': () => <OwnThings look={{ ...nothing, result: result(20) }} now={now} />,
  'everything on this device': () => (
    <OwnThings look={{ hasPlan: true, nightIsOpen: true, result: result(3), saved: 'sleep' }} now={now} />
  ),
  'an account with news and an invitation': () => (
    <OwnThings look={nothing} now={now} account isInvited news={['groups', 'shares']} />
  ),
}
