import gad7 from '@amhs/domain/instruments/data/gad7.json'
import phq9 from '@amhs/domain/instruments/data/phq9.json'
import type { Answer, Instrument } from '@amhs/domain/instruments/instrument'
import { parseInstrument } from '@amhs/domain/instruments/parse-instrument'
import { questionsToAsk } from '@amhs/domain/instruments/question-flow'
import { useState } from 'react'
import type { Examples } from '../../../platform/examples'
import '../screening.css'
import { QuestionGroup } from './question-group'
import { SafetyCard } from './safety-card'

const instruments = { phq9: parseInstrument('phq9.json', phq9), gad7: parseInstrument('gad7.json', gad7) }

function Group({
  instrument,
  index,
  initial,
  error,
}: {
  readonly instrument: Instrument
  readonly index: number
  readonly initial?: Answer
  readonly error?: string
}) {
  const [answer, setAnswer] = useState(initial)
  const question = questionsToAsk(instrument, {})[index]
  if (!question) return null
  return (
    <QuestionGroup
      instrument={instrument}
      question={question}
      answer={answer}
      error={error}
      onAnswer={setAnswer}
      large
    />
  )
}

export const examples: Examples = {
  'not answered': () => <Group instrument={instruments.gad7} index={0} />,
  answered: () => <Group instrument={instruments.gad7} index={1} initial={2} />,
  declined: () => <Group instrument={instruments.phq9} index={1} initial="declined" />,
  'an answer is missing': () => (
    <Group instrument={instruments.phq9} index={0} error="请选一个答案 / Please choose an answer" />
  ),
  'the card after a positive item 9': () => (
    <SafetyCard
      instrument={instruments.phq9}
      notice={{ itemId: '9', level: 'crisis', reason: 'answer', message: null }}
      focus={false}
      safe={null}
      onSafeAnswer={() => undefined}
    />
  ),
  'the card after a declined item 9': () => (
    <SafetyCard
      instrument={instruments.phq9}
      notice={{ itemId: '9', level: 'soft', reason: 'declined', message: null }}
      focus={false}
      safe={null}
      onSafeAnswer={() => undefined}
    />
  ),
}
