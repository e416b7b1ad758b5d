import { useSyncExternalStore } from 'react'
import type { Question } from '#data/survey/survey'
import type { SurveyForm, SurveyState } from './SurveyForm'

/** A part of the survey's state; what draws it is drawn again when this part changes, and at no other key. */
export const useSurvey = <T>(form: SurveyForm, part: (state: SurveyState) => T): T =>
  useSyncExternalStore(form.subscribe, () => part(form.state))

/** All that a question shows of its answer, by one subscription: a page may have a hundred of them. */
export const useAnswer = (form: SurveyForm, question: Question) =>
  useSyncExternalStore(form.subscribe, () => form.answerOf(question))
