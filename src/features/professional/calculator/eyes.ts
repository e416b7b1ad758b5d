import type { EYES } from '#domain/lens'

export type EyeMark = (typeof EYES)[keyof typeof EYES]['mark']

/** The eye that the copied line begins with; '' is none. */
export const EYE_OPTIONS: readonly { value: EyeMark | ''; label: string }[] = [
  { value: 'OD', label: 'OD' },
  { value: 'OS', label: 'OS' },
  { value: '', label: 'не указан' },
]
