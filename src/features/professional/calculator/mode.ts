import { parseNumber } from '#domain/numbers/parseNumber'
import type { NumberRule } from '#forms/lib/numberRules'
import type { Figures, Format } from './figures'

/** A number field of a mode. An optional field counts as 0 if it is empty. */
export interface NumberInput {
  name: string
  label: string
  unit: string
  rules: NumberRule[]
  /** Whether the number may have a sign: then phones show their full keyboard. */
  isSigned?: boolean
  isOptional?: boolean
  initial?: string
  hint?: string
}

export interface ChoiceInput {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  hint?: string
}

export interface TickInput {
  name: string
  label: string
}

/** Fields below a common legend; the fields of a row are side by side. */
export interface InputGroup {
  legend?: string
  rows: readonly (readonly (NumberInput | ChoiceInput | TickInput)[])[]
}

/** The typed and selected values by field name. */
export type Typed = Readonly<Record<string, string>>

/** A line on the scale around the eye. */
export interface Mark {
  kind: 'now' | 'was' | 'cut'
  /** Direction in degrees. */
  at: number
  /** Caption of the line, such as 'ось цилиндра 165°'. */
  label: string
}

export interface Outcome {
  figures: Figures
  /** The result in one phrase. */
  headline: string
  /** The result as a line for a medical record, without the eye. */
  line: string
  marks: readonly Mark[]
  /** Text below the drawing. */
  note?: string | undefined
}

/** A labelled value of the result. */
export interface Row {
  name: string
  label: string
  format: Format
}

export interface Mode {
  id: string
  title: string
  groups: readonly InputGroup[]
  initial: Typed
  /** Whether the result has directions, which a drawing shows. */
  isDrawn?: boolean
  /** Returns the label of the headline, such as 'К заказу'. */
  headline: (typed: Typed) => string
  rows: (typed: Typed) => readonly Row[]
  /** Returns errors that depend on several fields, by the name of the field at which they are shown. */
  check?: (typed: Typed) => Readonly<Record<string, string | undefined>>
  /** Returns the result; undefined while the input is incomplete. It is called only with valid input. */
  compute: (typed: Typed) => Outcome | undefined
  /** Returns the values after typing in a field, if that changes other fields as well. */
  onTyped?: (name: string, typed: Typed) => Typed
  /** Returns notes on the limits and sources of the result. */
  notes?: (typed: Typed) => readonly string[]
}

export const isChoice = (input: NumberInput | ChoiceInput | TickInput): input is ChoiceInput =>
  'options' in input

export const isNumberInput = (input: NumberInput | ChoiceInput | TickInput): input is NumberInput =>
  'rules' in input

/** Returns the number in a field; undefined if it is empty or not a number. */
export const numberIn = (typed: Typed, name: string): number | undefined => parseNumber(typed[name] ?? '')

/** Returns the number in an optional field; 0 if it is empty or not a number. */
export const numberOr0 = (typed: Typed, name: string): number => numberIn(typed, name) ?? 0

/** The error of a required field that is empty. */
export const EMPTY = 'Заполните поле'

const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''

/** Returns the errors by field: those of its own rules, else those of `check`. */
export function errorsOf({ groups, check, compute }: Mode, typed: Typed): Record<string, string> {
  const inputs = groups.flatMap(({ rows }) => rows.flat()).filter(isNumberInput)
  const own = inputs.flatMap(({ name, rules, initial }) => {
    const text = typed[name]
    if (text === undefined) return []
    const message = isEmpty(text)
      ? // An emptied field is an error only if it had an initial value and the result needs it.
        initial && !compute(typed) && EMPTY
      : rules.map((rule) => rule(text)).find(Boolean)
    return message ? [[name, message] as const] : []
  })
  const ofSeveral = Object.entries(check?.(typed) ?? {}).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message] as const],
  )
  return Object.fromEntries([...ofSeveral, ...own])
}

/** Returns the result, if all required fields are filled in and valid. */
export function outcomeOf(mode: Mode, typed: Typed): Outcome | undefined {
  return Object.keys(errorsOf(mode, typed)).length > 0 ? undefined : mode.compute(typed)
}
