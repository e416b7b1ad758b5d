import { parseNumber } from '#domain/numbers/parseNumber'
import type { NumberRule } from '#forms/lib/numberRules'
import type { Figures, Format } from './figures'

/** A field of a mode. A field that is left empty counts as 0 where it is optional. */
export interface NumberInput {
  name: string
  label: string
  unit: string
  rules: NumberRule[]
  /** A sign may be typed: phones show their whole keyboard. */
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

/** What stands under a legend; each row beside one another. */
export interface InputGroup {
  legend?: string
  rows: readonly (readonly (NumberInput | ChoiceInput | TickInput)[])[]
}

/** What is typed and chosen, by the names of fields. */
export type Typed = Readonly<Record<string, string>>

/** A line on the scale of the eye. */
export interface Mark {
  kind: 'now' | 'was' | 'cut'
  /** Degrees. */
  at: number
  /** What it is: 'ось цилиндра 165°'. */
  label: string
}

export interface Outcome {
  figures: Figures
  /** The result in one phrase. */
  headline: string
  /** The result as a line of a record, without the eye. */
  line: string
  marks: readonly Mark[]
  /** What the drawing says besides. */
  note?: string | undefined
}

/** A figure of the result. */
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
  /** What the headline is: 'К заказу'. */
  headline: (typed: Typed) => string
  rows: (typed: Typed) => readonly Row[]
  /** Messages that need more than one field, by the field beside which they stand. */
  check?: (typed: Typed) => Readonly<Record<string, string | undefined>>
  /** None while the input is incomplete; wrong input does not come here. */
  compute: (typed: Typed) => Outcome | undefined
  /** What a key changes besides its own field. */
  onTyped?: (name: string, typed: Typed) => Typed
  /** What the result leaves out, or rests on. */
  notes?: (typed: Typed) => readonly string[]
}

export const isChoice = (input: NumberInput | ChoiceInput | TickInput): input is ChoiceInput =>
  'options' in input

export const isNumberInput = (input: NumberInput | ChoiceInput | TickInput): input is NumberInput =>
  'rules' in input

/** The number in a field; undefined if it is empty, or none. */
export const numberIn = (typed: Typed, name: string): number | undefined => parseNumber(typed[name] ?? '')

/** The number in a field that may be left empty. */
export const numberOr0 = (typed: Typed, name: string): number => numberIn(typed, name) ?? 0

/** Of a field that is needed. */
export const EMPTY = 'Заполните поле'

const isEmpty = (text: string | undefined) => (text ?? '').trim() === ''

/** Messages by field: of its own rules, else of `check`. */
export function errorsOf({ groups, check, compute }: Mode, typed: Typed): Record<string, string> {
  const inputs = groups.flatMap(({ rows }) => rows.flat()).filter(isNumberInput)
  const own = inputs.flatMap(({ name, rules, initial }) => {
    const text = typed[name]
    if (text === undefined) return []
    const message = isEmpty(text)
      ? // A field that had a value is missed by nobody, while the result is gone without it.
        initial && !compute(typed) && EMPTY
      : rules.map((rule) => rule(text)).find(Boolean)
    return message ? [[name, message] as const] : []
  })
  const ofSeveral = Object.entries(check?.(typed) ?? {}).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message] as const],
  )
  return Object.fromEntries([...ofSeveral, ...own])
}

/** The result, where all that is needed is typed and right. */
export function outcomeOf(mode: Mode, typed: Typed): Outcome | undefined {
  return Object.keys(errorsOf(mode, typed)).length > 0 ? undefined : mode.compute(typed)
}
