import { CLOSE_REASONS, inWords, LENS_TYPES, SEXES } from '#data/iolRequests/iolRequest'
import { eyeInWords, type FieldName, type IolForm } from './iolForm'
import { labelOf } from './faults'

export interface Difference {
  name: FieldName
  label: string
  /** In the version of the other window. */
  theirs: string
  mine: string
  /** Whether this window has typed into it at all; else the other version stays. */
  isTyped: boolean
}

const WORDS = { ...LENS_TYPES, ...SEXES, ...CLOSE_REASONS }

const shown = (name: FieldName, value: string): string => {
  if (value === '') return '—'
  if (name === 'eyes') return value === 'both' ? 'OD и OS' : eyeInWords(value === 'left' ? 'left' : 'right')
  return inWords(WORDS, value)
}

/** The fields in which two versions of a request differ. */
export const differences = (start: IolForm, typed: IolForm, latest: IolForm): Difference[] =>
  (Object.keys(latest) as FieldName[])
    .filter((name) => typed[name] !== latest[name])
    .map((name) => ({
      name,
      label: labelOf(name) || (name === 'sex' ? 'Пол' : 'Глаза'),
      theirs: shown(name, latest[name]),
      mine: shown(name, typed[name]),
      isTyped: typed[name] !== start[name],
    }))
