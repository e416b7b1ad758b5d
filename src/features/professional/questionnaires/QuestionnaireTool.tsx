import { Suspense, useState } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { answerList, inWords, totalOf, type Answers } from '#data/screenings/score'
import { FormStyles } from '#forms/FormStyles'
import { lazyComponent } from '#host/loading/lazyComponent'
import { token } from '#host/page/config'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { QuestionnaireResult } from '#parts/screenings/QuestionnaireResult'
import { ScoreScale } from '#parts/screenings/ScoreScale'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { CopyButton } from '#ui/controls/CopyButton'
import { useUnkept } from '#ui/lib/unsaved'
import { StyleSheet } from '#ui/StyleSheet'
import { emitCompleted } from '../emitCompleted'
import { useOtherCustomer } from '../useOtherCustomer'
import { QuestionMatrix } from './QuestionMatrix'
import css from './questionnaire.css'

// Only this part sends requests, so the store loads together with it.
const SavedResult = lazyComponent(() => import('./SavedResult').then(({ SavedResult }) => SavedResult))

interface QuestionnaireToolProps {
  /** Name of the tool in its event. */
  tool: string
  questionnaire: Questionnaire
  /** Source of the threshold, if it is not the published one. */
  cutoffSource?: string | undefined
  /**
   * Only for customers: they can save results and make an appointment at this URL. Undefined for specialists,
   * whose patients answer the questions.
   */
  customer?: { appointmentUrl: string }
}

/**
 * Shows a questionnaire (contract 19.4). The answers stay on the page; they are stored or sent only if the
 * customer presses a button.
 */
export function QuestionnaireTool({ tool, questionnaire, cutoffSource, customer }: QuestionnaireToolProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const [given, setGiven] = useState<number[]>()
  const [isAgain, setAgain] = useState(false)
  useUnkept(Object.keys(answers).length > 0)
  const isSignedIn = token() !== undefined
  useOtherCustomer(Object.keys(answers).length > 0, () => {
    setAnswers({})
    setGiven(undefined)
  })
  const canSave = customer !== undefined && isSignedIn

  const onCompleted = () => {
    setGiven(answerList(questionnaire, answers))
    emitCompleted(tool)
  }
  const onRestart = () => {
    setAnswers({})
    setGiven(undefined)
    setAgain(true)
  }
  if (!given)
    return (
      <div className="questionnaire">
        <StyleSheet href={css} />
        <FormStyles />
        <p className="small soft">
          {questionnaire.period}. Ответы никуда не отправляются
          {canSave && ', пока вы не нажмёте «Сохранить»'}. Это скрининг, а не диагноз.
        </p>
        <QuestionMatrix
          questionnaire={questionnaire}
          answers={answers}
          takesFocus={isAgain}
          onAnswered={(code, value) => setAnswers({ ...answers, [code]: value })}
          onCompleted={onCompleted}
        />
      </div>
    )
  const total = totalOf(given)
  const { result, verdict } = inWords(questionnaire, total)
  const scale = <ScoreScale questionnaire={questionnaire} total={total} />
  return (
    <QuestionnaireResult
      questionnaire={questionnaire}
      total={total}
      cutoffSource={cutoffSource}
      actions={
        <>
          {customer && <ButtonLink href={customer.appointmentUrl}>Записаться к специалисту</ButtonLink>}
          <CopyButton
            text={`${questionnaire.title}. ${result}. ${verdict}. Это скрининг, а не диагноз.`}
            label="Скопировать результат"
          />
          <Button variant="quiet" onClick={onRestart}>
            Пройти ещё раз
          </Button>
        </>
      }
    >
      {canSave ? (
        <ErrorBoundary>
          <Suspense fallback={scale}>
            <SavedResult questionnaire={questionnaire} answers={given} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <>
          {scale}
          {customer && (
            <p className="small soft" data-result="change" data-value="">
              Сравнить с прошлым результатом можно после входа в личный кабинет.
            </p>
          )}
        </>
      )}
    </QuestionnaireResult>
  )
}
