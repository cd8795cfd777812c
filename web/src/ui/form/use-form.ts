import type { FieldValue, FormRules } from '@amhs/domain/forms/form-rules'
import { checkField, checkForm } from '@amhs/domain/forms/form-rules'
import type { Localized } from '@amhs/domain/localized'
import type { FormEvent } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { currentDraftOwner } from '../../platform/drafts'
import { useAfterPress } from './after-press'
import { forgetDraft, keepDraft, readDraft } from './form-draft'
import { textsTypedEarly } from './typed-early'

export type FormValues<Values> = { readonly [Field in keyof Values]: FieldValue }
export type FieldName<Values> = keyof Values & string

/** One line of the error summary; without a field it concerns the form as a whole. */
export interface FormProblem<Values> {
  readonly field?: FieldName<Values>
  /** Where nobody may say which of several fields is wrong: the others. All are marked, until one of them is changed. */
  readonly others?: readonly FieldName<Values>[]
  readonly message: Localized
}

type FormAction<Values> = (values: Values) => Promise<readonly FormProblem<Values>[] | null>

export interface FormOptions<Values> {
  /** Prefix of the fields' ids and name of the draft: unique on the page. */
  readonly name: string
  readonly initial: Values
  readonly rules: FormRules<Values>
  readonly labels: { readonly [Field in keyof Values]: Localized }
  /** Text fields that survive a reload or an expired session in this tab; never a password. */
  readonly draft?: readonly FieldName<Values>[]
}

export interface FormState<Values> {
  readonly name: string
  readonly values: Values
  readonly labels: FormOptions<Values>['labels']
  readonly busy: boolean
  /** What the summary shows: the problems of the last attempt to submit. */
  readonly summary: readonly FormProblem<Values>[]
  /** Grows with each refused attempt; the summary then takes the focus. */
  readonly refusals: number
  readonly idOf: (field: FieldName<Values>) => string
  readonly problemOf: (field: FieldName<Values>) => Localized | undefined
  readonly setValue: <Field extends FieldName<Values>>(field: Field, value: Values[Field]) => void
  /** Checks one field; fields call it on blur and on change, never while a person types. */
  readonly validate: (field: FieldName<Values>) => void
  /** Shows problems that something beside the form's own action met; an empty list changes nothing. */
  readonly showProblems: (problems: readonly FormProblem<Values>[]) => void
  /**
   * Replaces all values, for example after loading; problems are forgotten. A function gets the values of this moment, which
   * may be newer than those of the last rendering.
   */
  readonly reset: (values: Values | ((now: Values) => Values)) => void
  /**
   * The form's submit handler: checks everything, then runs the action unless something is wrong or it runs already.
   * The action returns the problems it met (from a server, for example); none means success and forgets the draft. Null means that
   * nothing went out yet, since the person is asked something first: the draft stays.
   */
  readonly onSubmit: (action: FormAction<Values>) => (event: FormEvent<HTMLFormElement>) => void
}

/** State of a form built on the rules of the domain; nothing that was typed is ever cleared by an error. */
export function useForm<Values extends FormValues<Values>>(options: FormOptions<Values>): FormState<Values> {
  const { name, initial, rules, labels, draft = [] } = options
  const [values, setValues] = useState(initial)
  const [fieldProblems, setFieldProblems] = useState<Partial<Record<string, Localized>>>({})
  const [summary, setSummary] = useState<readonly FormProblem<Values>[]>([])
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  // Whoever began the form: a form that signs somebody in or out forgets its draft under the name it was kept under.
  const [owner] = useState(currentDraftOwner)
  // Blur follows input at once: the check must see the value of the same moment.
  const latest = useRef(values)

  const replace = (next: Values) => {
    latest.current = next
    setValues(next)
  }

  const afterPress = useAfterPress()

  /** What the action refused, and the values of that attempt: what stands in a field unchanged is still refused. */
  const refused = useRef<{
    readonly values: Values
    readonly of: Partial<Record<string, Localized>>
    /** The fields that were refused together. */
    readonly together: readonly FieldName<Values>[]
  }>(null)

  const early = useRef<Partial<Values>>({})
  // Before anything draws the fields again, which would empty them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form comes to life
  useLayoutEffect(() => {
    early.current = textsTypedEarly(name, latest.current)
    if (Object.keys(early.current).length > 0) replace({ ...latest.current, ...early.current })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, when the form appears
  useEffect(() => {
    const kept = readDraft(owner, name, draft)
    if (Object.keys(kept).length > 0) replace({ ...latest.current, ...kept, ...early.current })
  }, [])

  const refuse = (problems: readonly FormProblem<Values>[]) => {
    setSummary(problems)
    setRefusals((count) => count + 1)
    setFieldProblems(problemsByField(problems))
  }

  const run = async (action: FormAction<Values>) => {
    if (running.current) return
    const problems = checkForm(latest.current, rules, labels)
    if (problems.length > 0) {
      refuse(problems)
      return
    }
    running.current = true
    setBusy(true)
    setSummary([])
    setFieldProblems({})
    refused.current = null
    const sent = latest.current
    try {
      const met = await action(sent)
      if (met?.length === 0) forgetDraft(owner, name)
      else if (met) {
        refused.current = { values: sent, of: problemsByField(met), together: met.flatMap(fieldsTogether) }
        refuse(met)
      }
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    name,
    values,
    labels,
    busy,
    summary,
    refusals,
    idOf: (field) => `${name}-${field}`,
    problemOf: (field) => fieldProblems[field],
    setValue(field, value) {
      replace({ ...latest.current, [field]: value })
      if (draft.length > 0) keepDraft(owner, name, textsOf(latest.current, draft))
    },
    validate(field) {
      afterPress(() => {
        const problem = checkField(field, latest.current, rules, labels[field])?.message
        // The summary takes the focus out of the field, which is checked then: no rule of the form knows what the server has refused.
        const { values: sent, of = {}, together = [] } = refused.current ?? {}
        const group = together.includes(field) ? together : [field]
        const isChanged = group.some((one) => sent?.[one] !== latest.current[one])
        setFieldProblems((before) => ({
          ...before,
          ...Object.fromEntries(
            group.filter((one) => isChanged && before[one] === of[one]).map((one) => [one, undefined]),
          ),
          [field]: problem ?? (isChanged ? undefined : of[field]),
        }))
      })
    },
    showProblems(problems) {
      if (problems.length > 0) refuse(problems)
    },
    reset(next) {
      replace(typeof next === 'function' ? next(latest.current) : next)
      refused.current = null
      setFieldProblems({})
      setSummary([])
    },
    onSubmit: (action) => (event) => {
      event.preventDefault()
      void run(action)
    },
  }
}

/** Everything that is wrong with each field, a line for each: a password can break several rules at once. */
function problemsByField<Values>(
  problems: readonly FormProblem<Values>[],
): Partial<Record<string, Localized>> {
  const found: Partial<Record<string, Localized>> = {}
  for (const { field, others = [], message } of problems) {
    if (field === undefined) continue
    for (const one of [field, ...others]) {
      const before = found[one]
      found[one] = before ? { zh: `${before.zh}\n${message.zh}`, en: `${before.en}\n${message.en}` } : message
    }
  }
  return found
}

/** The fields of which one is wrong, and nobody says which; none where there is only one. */
function fieldsTogether<Values>({ field, others }: FormProblem<Values>): readonly FieldName<Values>[] {
  return field !== undefined && others ? [field, ...others] : []
}

function textsOf<Values>(values: Values, fields: readonly FieldName<Values>[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, String(values[field] ?? '')]))
}
