import { useRef, useState } from 'react'
import { toApiError } from '../../../domain/ApiError'
import type { Questionnaire } from '../../../data/screenings/questionnaires'
import { answerList, changeSince, totalOf } from '../../../data/screenings/score'
import { useDryEyeResultsQuery, useSaveDryEyeResultMutation } from '../../../data/screenings/screeningsApi'
import { FormStyles } from '../../../forms/FormStyles'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Notice } from '../../../ui/Notice'
import { StyleSheet } from '../../../ui/StyleSheet'
import { TextLink } from '../../../ui/TextLink'
import { QuestionnaireForm } from './QuestionnaireForm'
import { QuestionnaireResult, type Change } from './QuestionnaireResult'
import css from './screenings.css'
import { useAnswers } from './useAnswers'

interface Outcome {
  answers: number[]
  total: number
  change: Change
}

/** One questionnaire: counted in the browser, then saved. The result is shown whether saving works or not. */
export function ScreeningPage({ questionnaire }: { questionnaire: Questionnaire }) {
  const { code, title } = questionnaire
  const { answers, answer, forget, restart } = useAnswers(questionnaire)
  const { data: results } = useDryEyeResultsQuery()
  const [save, saving] = useSaveDryEyeResultMutation()
  const [outcome, setOutcome] = useState<Outcome>()
  const isSaving = useRef(false)

  const onSave = async (given: number[]) => {
    // Two presses are one intent.
    if (isSaving.current) return
    isSaving.current = true
    const { error } = await save({ testCode: code, answers: given })
    isSaving.current = false
    if (!error) forget()
  }
  const onCompleted = () => {
    const given = answerList(questionnaire, answers)
    if (given === undefined) return
    const total = totalOf(given)
    const change = results ? changeSince(results, questionnaire, total) : 'unknown'
    setOutcome({ answers: given, total, change })
    void onSave(given)
  }
  const onRestart = () => {
    restart()
    saving.reset()
    setOutcome(undefined)
  }
  return (
    <div className="tests">
      <StyleSheet href={css} />
      <FormStyles />
      <div>
        <TextLink to="/selection/" before="left">
          К профилю зрения
        </TextLink>
      </div>
      <Card title={title}>
        {outcome ? (
          <QuestionnaireResult
            questionnaire={questionnaire}
            total={outcome.total}
            change={outcome.change}
            onRestart={onRestart}
          >
            {saving.isLoading && (
              <p className="small soft" role="status">
                Сохраняем результат…
              </p>
            )}
            {saving.isSuccess && <Notice tone="done">Результат сохранён в профиле зрения</Notice>}
            {saving.error !== undefined && (
              <Notice tone="bad">
                <p>Результат не сохранён. {toApiError(saving.error).message}</p>
                <Button
                  variant="quiet"
                  small
                  busy={saving.isLoading}
                  onClick={() => void onSave(outcome.answers)}
                >
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
