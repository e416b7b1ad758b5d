import { CLOSE_REASONS, inWords, LENS_TYPES, SEXES } from '#data/iolRequests/iolRequest'
import { eyeInWords, sidesOf, SIDES, type FieldName, type IolForm } from './iolForm'
import { labelOf } from './faults'

export interface Difference {
  name: FieldName
  label: string
  /** Value in the version of the other window. */
  theirs: string
  mine: string
  /** Whether this window has edited the field; if not, the other version wins. */
  isTyped: boolean
  /** Whether the field belongs to an eye that is no longer part of the request, so that it is not saved. */
  isGone: boolean
}

const WORDS = { ...LENS_TYPES, ...SEXES, ...CLOSE_REASONS }

const shown = (name: FieldName, value: string): string => {
  if (value === '') return '—'
  if (name === 'eyes') return value === 'both' ? 'OD и OS' : eyeInWords(value === 'left' ? 'left' : 'right')
  return inWords(WORDS, value)
}

/** Returns the latest version with only the author's edits applied. */
export const withEdits = (latest: IolForm, start: IolForm, typed: IolForm): IolForm => {
  const edited = (Object.keys(typed) as FieldName[]).filter((name) => typed[name] !== start[name])
  return Object.assign({}, latest, ...edited.map((name) => ({ [name]: typed[name] }))) as IolForm
}

/** Returns whether two versions have the same form values; files do not count. */
export const isSameForm = (one: IolForm, other: IolForm): boolean =>
  (Object.keys(one) as FieldName[]).every((name) => one[name] === other[name])

/** Returns the fields in which two versions of a request differ. */
export function differences(start: IolForm, typed: IolForm, latest: IolForm): Difference[] {
  const eyes = sidesOf(withEdits(latest, start, typed))
  const isGone = (name: FieldName) => SIDES.some((eye) => name.startsWith(`${eye}_`) && !eyes.includes(eye))
  return (Object.keys(latest) as FieldName[])
    .filter((name) => typed[name] !== latest[name])
    .map((name) => ({
      name,
      label: labelOf(name) || (name === 'sex' ? 'Пол' : 'Глаза'),
      theirs: shown(name, latest[name]),
      mine: shown(name, typed[name]),
      isTyped: typed[name] !== start[name],
      isGone: isGone(name),
    }))
}
