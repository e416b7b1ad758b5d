import { getSurvey, sendSurveyAnswers } from '#api/generated/survey'
import { visibleQuestions, type Answers, type Value } from '#data/survey/answers'
import { fitting } from '#data/survey/fitting'
import { mistakeIn } from '#data/survey/mistakeIn'
import { surveyOf } from '#data/survey/readSurvey'
import type { Body, Schemas } from '../http/contract'
import { anyRecord, record, text, textRecord } from '../http/fields'
import { changedMeanwhile, invalid, notFound } from '../http/refusal'
import { accept, answer, openTo, type Route } from '../http/route'
import { surveys } from '../seed/surveys'

function surveyAt(code: unknown): Schemas['Survey'] {
  const found = surveys.find((survey) => survey.code === String(code))
  if (!found) throw notFound()
  return found
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An answer as the rules of the survey read it: ids and numbers as texts. */
function asTyped(value: unknown): Value {
  if (Array.isArray(value)) return value.map(String)
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([row, option]) => [row, String(option)]))
  return String(value)
}

/** Refuses answers to questions that are not shown, and invalid answers; the rules are those of the client. */
function check(survey: Schemas['Survey'], { answers, other }: Body<'sendSurveyAnswers'>) {
  const read = surveyOf(survey.code)(survey)
  const values = Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, asTyped(value)]))
  const typed: Answers = { values, other }
  const asked = visibleQuestions(read, typed)
  const isAsked = (id: string) => asked.some((question) => String(question.id) === id)
  const faults: Record<string, string[]> = {}
  for (const [id, value] of Object.entries(values)) {
    const { hasDropped } = fitting(read, { values: { [id]: value }, other: {} })
    if (!isAsked(id) || hasDropped) faults[`answers.${id}`] = ['Этот ответ больше не подходит']
  }
  for (const question of asked) {
    const mistake = mistakeIn(question, typed)
    if (mistake) faults[`answers.${question.id}`] = [mistake.text]
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** Survey calls are anonymous: session and cookie are ignored. */
export const survey: Route[] = openTo('nobody', [
  answer(getSurvey, ({ path }) => surveyAt(path.code)),
  accept(
    sendSurveyAnswers,
    record({ response_id: text, answers: anyRecord, other: textRecord }),
    ({ path, sessions }, body) => {
      const asked = surveyAt(path.code)
      const key = `${asked.code} ${body.response_id}`
      // Sent again, because the answer was lost.
      if (sessions.responses.has(key)) return
      if (!asked.is_active) throw changedMeanwhile('Опрос завершён')
      check(asked, body)
      sessions.respond(key)
    },
  ),
])
