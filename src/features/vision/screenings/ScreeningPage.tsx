import { useRef, useState } from 'react'
import { toApiError, type ApiError } from '#domain/ApiError'
import { sameId } from '#domain/Id'
import { wasDone } from '#domain/wasDone'
import type { Questionnaire } from '#data/screenings/questionnaires'
import { answerList, changeSince, totalOf } from '#data/screenings/score'
import type { DryEyeResult } from '#data/screenings/screening'
import {
  useDryEyeResultsQuery,
  useLazyDryEyeResultsQuery,
  useSaveDryEyeResultMutation,
} from '#data/screenings/screeningsApi'
import { FormStyles } from '#forms/FormStyles'
import { Button } from '#ui/controls/Button'
import { BackLink } from '#ui/controls/BackLink'
import { Card } from '#ui/Card'
import { Notice } from '#ui/states/Notice'
import { StyleSheet } from '#ui/StyleSheet'
import { QuestionnaireForm } from './QuestionnaireForm'
import { QuestionnaireResult, type Change } from './QuestionnaireResult'
import css from './screenings.css'
import { useAnswers } from './useAnswers'

interface Outcome {
  answers: number[]
  /** The results saved before. */
  before: DryEyeResult[] | undefined
  total: number
  change: Change
}

/**
 * Runs one questionnaire: the browser counts the result, then saves it. The result shows whether saving works
 * or not.
 */
export function ScreeningPage({ questionnaire }: { questionnaire: Questionnaire }) {
  const { code, title } = questionnaire
  const { answers, answer, forget, restart } = useAnswers(questionnaire)
  const { data: results } = useDryEyeResultsQuery()
  const [readResults] = useLazyDryEyeResultsQuery()
  const [save] = useSaveDryEyeResultMutation()
  const [saving, setSaving] = useState<'busy' | 'done' | ApiError>()
  const [outcome, setOutcome] = useState<Outcome>()
  const pending = useRef<Outcome>(undefined)

  const onSave = async (reached: Outcome) => {
    const { answers: given, total, before } = reached
    pending.current = reached
    setSaving('busy')
    const { error } = await save({ testCode: code, answers: given })
    // A result that was saved although its answer got lost is not saved again, not even after a reload.
    const isThere = (results: DryEyeResult[]) =>
      before !== undefined &&
      results.some(
        ({ id, testCode, score }) =>
          testCode === code && score === total && !before.some((one) => sameId(one.id, id)),
      )
    const isSaved = error === undefined || (await wasDone(error, readResults, isThere))
    // The customer may have started the test again meanwhile.
    if (pending.current !== reached) return
    pending.current = undefined
    setSaving(isSaved ? 'done' : toApiError(error))
    if (isSaved) forget()
  }
  const onCompleted = () => {
    const given = answerList(questionnaire, answers)
    // Two presses are one intent.
    if (given === undefined || pending.current) return
    const total = totalOf(given)
    const change = results ? changeSince(results, questionnaire, total) : 'unknown'
    const reached: Outcome = { answers: given, before: results, total, change }
    setOutcome(reached)
    void onSave(reached)
  }
  const onRestart = () => {
    pending.current = undefined
    restart()
    setSaving(undefined)
    setOutcome(undefined)
  }
  return (
    <div className="tests">
      <StyleSheet href={css} />
      <FormStyles />
      <BackLink to="/selection/">К профилю зрения</BackLink>
      <Card title={title}>
        {outcome ? (
          <QuestionnaireResult
            questionnaire={questionnaire}
            total={outcome.total}
            change={outcome.change}
            onRestart={onRestart}
          >
            {saving === 'busy' && (
              <p className="small soft" role="status">
                Сохраняем результат…
              </p>
            )}
            {saving === 'done' && <Notice tone="done">Результат сохранён в профиле зрения</Notice>}
            {typeof saving === 'object' && (
              <Notice tone="bad">
                <p>Результат не сохранён. {saving.message}</p>
                <Button variant="quiet" small onClick={() => pending.current ?? void onSave(outcome)}>
                  Сохранить ещё раз
                </Button>
              </Notice>
            )}
          </QuestionnaireResult>
        ) : (
          <QuestionnaireForm
            questionnaire={questionnaire}
            answers={answers}
            onAnswered={answer}
            onCompleted={onCompleted}
          />
        )}
      </Card>
    </div>
  )
}
