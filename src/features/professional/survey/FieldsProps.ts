import type { Value } from '#data/survey/answers'
import type { Mistake } from '#data/survey/mistakeIn'
import type { Question } from '#data/survey/survey'

export interface FieldsProps {
  id: string
  question: Question
  value: Value | undefined
  mistake: Mistake | undefined
  onAnswered: (value: Value) => void
}
