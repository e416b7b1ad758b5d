import { useSyncExternalStore } from 'react'
import { otherOf, valueOf } from '#data/survey/answers'
import type { Mistake } from '#data/survey/mistakeIn'
import type { Question } from '#data/survey/survey'
import type { SurveyForm, SurveyState } from './SurveyForm'

/** A part of the survey's state; what draws it is drawn again when this part changes, and at no other key. */
export const useSurvey = <T>(form: SurveyForm, part: (state: SurveyState) => T): T =>
  useSyncExternalStore(form.subscribe, () => part(form.state))

/** All that a question shows of its answer. */
export function useAnswer(form: SurveyForm, question: Question) {
  const value = useSurvey(form, ({ answers }) => valueOf(answers, question))
  const other = useSurvey(form, ({ answers }) => otherOf(answers, question))
  const mistake = useSurvey(form, ({ mistakes }): Mistake | undefined => mistakes[String(question.id)])
  return { value, other, mistake }
}
