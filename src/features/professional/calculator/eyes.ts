import type { EYES } from '#domain/lens'

export type EyeMark = (typeof EYES)[keyof typeof EYES]['mark']

/** Options for the eye with which the copied line begins; '' omits it. */
export const EYE_OPTIONS: readonly { value: EyeMark | ''; label: string }[] = [
  { value: 'OD', label: 'OD' },
  { value: 'OS', label: 'OS' },
  { value: '', label: 'не указан' },
]
