import { useCallback, useState, type ReactNode } from 'react'
import type { Survey as SurveyRecord } from '#data/survey/survey'
import { readSurvey } from '#data/survey/surveyApi'
import { deviceNotesOf } from '#host/customer/deviceNotes'
import { emit } from '#host/events'
import { EditorsContent } from '#island/EditorsContent'
import { FormStyles } from '#forms/FormStyles'
import { Card } from '#ui/Card'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { takeFocus } from '#ui/lib/takeFocus'
import { ErrorState } from '#ui/states/ErrorState'
import { Illustration } from '#ui/states/Illustration'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { useRead } from '#parts/lib/useRead'
import css from './survey.css'
import { SurveyPages } from './SurveyPages'

/** Codes of the surveys that were answered on this device; who answered is not stored. */
const answered = deviceNotesOf('surveys')

/**
 * Shows the survey (contract 21.3). It is anonymous: requests have neither token nor cookie, and their errors
 * do not affect the page.
 */
export function SurveyTool({ code }: { code: string }) {
  const load = useCallback((signal: AbortSignal) => readSurvey(code, signal), [code])
  const query = useRead(load)
  const [hasAnswered] = useState(() => answered.read(code) === true)
  const [isSent, setSent] = useState(false)
  const { data: survey, error } = query

  const onSent = () => {
    answered.write(code, true)
    setSent(true)
    emit('survey-completed', { survey: code })
  }
  if (!survey) {
    if (error?.kind === 'notFound') return <EditorsContent />
    return (
      <Card title="Опрос">
        <Styles />
        {error ? (
          <ErrorState
            title="Опрос не загрузился"
            message={error.message}
            busy={query.isFetching}
            onRetry={query.refetch}
          />
        ) : (
          <Skeleton label="Загружаем опрос" heights={[16, 24, 96, 24, 96, 48]} />
        )}
      </Card>
    )
  }
  if (isSent) return <Thanks survey={survey} />
  if (!survey.isActive) return <Note survey={survey}>Опрос завершён</Note>
  if (hasAnswered && !survey.allowRepeat) return <Note survey={survey}>Вы уже отвечали</Note>
  return (
    <Card title={survey.title || 'Опрос'}>
      <Styles />
      <SurveyPages survey={survey} onSent={onSent} onOutdated={query.refetch} />
    </Card>
  )
}

function Styles() {
  return (
    <>
      <StyleSheet href={css} />
      <FormStyles />
    </>
  )
}

function Note({ survey, children }: { survey: SurveyRecord; children: ReactNode }) {
  return (
    <Card title={survey.title || 'Опрос'}>
      <div className="state">
        <Illustration name="empty" />
        <p className="h3">{children}</p>
      </div>
    </Card>
  )
}

const THANKS = 'Спасибо за ответы!'

function Thanks({ survey: { title, thanks } }: { survey: SurveyRecord }) {
  return (
    <Card title={title || 'Опрос'}>
      <div className="state">
        <Illustration>
          <circle cx="48" cy="48" r="46" opacity=".25" />
          <circle cx="48" cy="48" r="36" opacity=".5" />
          <path d="m35 49 9 9 18-20" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        </Illustration>
        <h3 tabIndex={-1} ref={takeFocus}>
          {THANKS}
        </h3>
        {thanks.title !== '' && thanks.title !== THANKS && <p className="strong">{thanks.title}</p>}
        {thanks.text !== '' && <p>{thanks.text}</p>}
        {thanks.link !== null && (
          <ButtonLink href={thanks.link} variant="secondary">
            {thanks.linkTitle ?? 'Дальше'}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
