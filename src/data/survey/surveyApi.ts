import { call } from '../../api/call'
import { getSurvey, sendSurveyAnswers } from '../../api/generated/survey'
import { plainRead, plainWrite, type Answer } from '../../api/plainCall'
import { surveyOf } from './readSurvey'
import type { Survey } from './survey'

export interface SurveyAnswers {
  /**
   * A random id that stays the same while the same answers are retried, so that they are counted once
   * (contract 21.3).
   */
  responseId: string
  answers: Record<string, unknown>
  other: Record<string, string>
}

const surveyCall = (code: string) => call(getSurvey, { path: { code }, isAnonymous: true })

export const readSurvey = (code: string, signal: AbortSignal): Promise<Answer<Survey>> =>
  plainRead(surveyCall(code), surveyOf(code), signal)

export const sendAnswers = (code: string, { responseId, ...body }: SurveyAnswers): Promise<Answer<unknown>> =>
  plainWrite(
    call(sendSurveyAnswers, {
      path: { code },
      body: { response_id: responseId, ...body },
      isAnonymous: true,
    }),
    (done) => done,
  )
