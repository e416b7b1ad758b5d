import { useState } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { answerList, totalOf } from '#data/screenings/score'
import { DraftNote } from '#forms/DraftNote'
import { FormStyles } from '#forms/FormStyles'
import { QuestionnaireResult } from '#parts/screenings/QuestionnaireResult'
import { ResultChange } from '#parts/screenings/ResultChange'
import { SavingFailure } from '#parts/screenings/SavingFailure'
import { ScoreScale } from '#parts/screenings/ScoreScale'
import { useResultSaving } from '#parts/lib/useResultSaving'
import { Button } from '#ui/controls/Button'
import { BackLink } from '#ui/controls/BackLink'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { Announced } from '#ui/states/Announced'
import { Notice } from '#ui/states/Notice'
import { StyleSheet } from '#ui/StyleSheet'
import { QuestionnaireForm } from './QuestionnaireForm'
import css from './screenings.css'
import { useAnswers } from './useAnswers'

/**
 * Runs one questionnaire: calculates the result in the browser, then saves it. The result is shown whether or
 * not it can be saved.
 */
export function ScreeningPage({ questionnaire }: { questionnaire: Questionnaire }) {
  const { answers, begun, draft, answer, forget, restart } = useAnswers(questionnaire)
  const { saving, before, isReading, onSave, onRestart } = useResultSaving(questionnaire)
  const [given, setGiven] = useState<number[]>()

  const onSaved = async (list: number[]) => {
    if (await onSave(list)) forget()
  }
  const onCompleted = () => {
    const list = answerList(questionnaire, answers)
    // The second press of a double click is ignored.
    if (list === undefined || given) return
    setGiven(list)
    void onSaved(list)
  }
  const again = () => {
    restart()
    onRestart()
    setGiven(undefined)
  }
  const total = given && totalOf(given)
  return (
    <div className="tests">
      <StyleSheet href={css} />
      <FormStyles />
      <BackLink to="/selection/">К профилю зрения</BackLink>
      <Card title={questionnaire.title}>
        {given && total !== undefined ? (
          <QuestionnaireResult
            questionnaire={questionnaire}
            total={total}
            actions={
              <>
                <ButtonLink to="/optics/?book=">Записаться к специалисту</ButtonLink>
                <Button variant="secondary" onClick={again}>
                  Пройти ещё раз
                </Button>
              </>
            }
          >
            <ScoreScale questionnaire={questionnaire} total={total} before={before?.score} />
            <ResultChange questionnaire={questionnaire} total={total} before={before} isReading={isReading} />
            <Announced>
              {saving === 'busy' && <p className="small soft">Сохраняем результат…</p>}
              {saving === 'done' && <Notice tone="done">Результат сохранён в профиле зрения</Notice>}
            </Announced>
            {typeof saving === 'object' && (
              <Notice tone="bad">
                <SavingFailure error={saving} />
                <Button variant="quiet" small onClick={() => void onSaved(given)}>
                  Сохранить ещё раз
                </Button>
              </Notice>
            )}
          </QuestionnaireResult>
        ) : (
          <>
            <DraftNote {...draft} />
            <QuestionnaireForm
              key={begun}
              questionnaire={questionnaire}
              answers={answers}
              onAnswered={answer}
              onCompleted={onCompleted}
            />
          </>
        )}
      </Card>
    </div>
  )
}
