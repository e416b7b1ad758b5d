import { useSyncExternalStore } from 'react'
import type { Question } from '#data/survey/survey'
import type { SurveyForm, SurveyState } from './SurveyForm'

/** Returns a part of the survey's state and renders the component only when this part changes. */
export const useSurvey = <T>(form: SurveyForm, part: (state: SurveyState) => T): T =>
  useSyncExternalStore(form.subscribe, () => part(form.state))

/** Returns a question's answer and error with a single subscription: a page may have a hundred questions. */
export const useAnswer = (form: SurveyForm, question: Question) =>
  useSyncExternalStore(form.subscribe, () => form.answerOf(question))
