import type { Examples } from '../../platform/examples'
import './assistant.css'
import { SafetyCard } from './safety-card'

type Card = Parameters<typeof SafetyCard>[0]['entry']

const shown =
  (card: Card['card'], change: Partial<Card> = {}, isOver = false) =>
  () => (
    <SafetyCard
      entry={{
        id: 1,
        kind: 'card',
        card,
        helper: false,
        aboutChild: false,
        answer: null,
        attacked: false,
        ...change,
      }}
      takesFocus={false}
      isOver={isOver}
    />
  )

export const examples: Examples = {
  'a life in danger': shown('L3'),
  'a wish to die': shown('L2'),
  'a wish to die, answered before': shown('L2', { answer: 'not-sure' }, true),
  'a wish to die, said again': shown('L2', { again: true }),
  'a life in danger, said again': shown('L3', { again: true }),
  'a life in danger, and the person writes that they are safe': shown('L3', { again: true, tells: 'safe' }),
  'a life in danger, and help was called': shown('L3', { again: true, tells: 'help-called' }),
  'something was swallowed, and help was called': shown('L3', {
    again: true,
    tells: 'help-called',
    took: true,
  }),
  'a life in danger, and the call does not get through': shown('L3', { again: true, tells: 'no-line' }),
  'a life in danger, and nobody comes': shown('L3', { again: true, tells: 'no-help' }),
  'asked a third time': shown('L2', { again: true, repeated: true }),
  'the life of somebody else, and the call does not get through': shown('L3', {
    again: true,
    tells: 'no-line',
    helping: true,
  }),
  'help for somebody else is on its way': shown('ask-again', { helping: true }),
  'something was swallowed': shown('L3', { took: true }),
  'something was swallowed, and no help is on its way': shown('safe-not-sure', { took: true }),
  'says that help is on its way after something was swallowed': shown('safe-yes', { took: true }),
  'the life of somebody else in danger': shown('L3', { helping: true, helper: true }),
  'the life of somebody else in danger, and nobody knows': shown('safe-not-sure', { helping: true }),
  'somebody else has swallowed something': shown('L3', {
    helping: true,
    theirDanger: 'swallowed',
    helper: true,
    saidInWindow: 'with-them',
  }),
  'somebody else who swallowed something is safe': shown('safe-yes', {
    helping: true,
    theirDanger: 'swallowed',
  }),
  'somebody else is safe': shown('safe-yes', { helping: true }),
  'a wish to die, and more of it': shown('L2', { again: true, more: true }),
  'a wish to die, about a child': shown('L2', { helper: true, aboutChild: true }),
  'somebody else who swallowed something is said to feel well': shown('L3', {
    helping: true,
    theirDanger: 'swallowed',
    again: true,
    tells: 'feels-well',
  }),
  'where there is gas': shown('L3', { gas: true }),
  'where there is gas, and not sure': shown('safe-not-sure', { gas: true }),
  'out of the gas': shown('safe-yes', { gas: true }),
  'violence that is heard next door': shown('L3', { attacked: true, witness: true }),
  'passive thoughts': shown('L1'),
  'passive thoughts, answered': shown('L1', { answer: 'sometimes' }),
  'has lost somebody to suicide': shown('L1', { bereaved: true }),
  'wishes to die after a suicide': shown('L2', { bereaved: true }),
  'danger to others': shown('H'),
  'confused perception': shown('P'),
  violence: shown('A'),
  'violence against a friend': shown('A', { attacked: true, witness: true }),
  eating: shown('E'),
  'hurts themselves and does not want to die': shown('self-harm', { hurt: true }),
  'shakes without alcohol': shown('withdrawal'),
  'pain in the chest': shown('medical', { medical: 'chest' }),
  'pain in the chest, and asks whether to drive': shown('medical', {
    medical: 'chest',
    tells: 'medical-alone-there',
  }),
  'gas or fumes': shown('medical', { medical: 'fumes' }),
  'medicine taken twice': shown('medical', { medical: 'medicine' }),
  'a child that had the wrong medicine': shown('medical', { medical: 'child-medicine' }),
  'a child that swallowed something': shown('medical', { medical: 'swallowed' }),
  'somebody who cannot be woken': shown('medical', { medical: 'unresponsive' }),
  'a baby that was shaken': shown('medical', { medical: 'baby' }),
  'a knock to the head': shown('medical', { medical: 'head' }),
  'about somebody else': shown('T', { helper: true }),
  'says to be safe': shown('safe-yes'),
  'is not sure': shown('safe-not-sure'),
  'was misunderstood': shown('corrected'),
}
