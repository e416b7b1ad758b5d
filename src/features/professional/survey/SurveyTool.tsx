import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { Survey as SurveyRecord } from '#data/survey/survey'
import { readSurvey } from '#data/survey/surveyApi'
import { deviceNotesOf } from '#host/customer/deviceNotes'
import { onOtherTabTold, tellOtherTabs } from '#host/customer/otherTabs'
import { emit } from '#host/events'
import { EditorsContent } from '#island/EditorsContent'
import { FormStyles } from '#forms/FormStyles'
import { Card } from '#ui/Card'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { isFocusLost, takeFocus } from '#ui/lib/takeFocus'
import { ErrorState } from '#ui/states/ErrorState'
import { Illustration } from '#ui/states/Illustration'
import { Skeleton } from '#ui/states/Skeleton'
import { StyleSheet } from '#ui/StyleSheet'
import { useRead } from '#parts/lib/useRead'
import css from './survey.css'
import { SurveyPages } from './SurveyPages'

/** Codes of the surveys that were answered on this device; who answered is not stored. */
const answered = deviceNotesOf('surveys')

/** Topic of an answered survey. */
const TOPIC = 'surveys'

/**
 * Returns whether the survey was answered on this device, and a function that looks it up again: in another tab
 * it may have been answered since.
 */
function useAnswered(code: string) {
  const [wasAnswered] = useState(() => answered.read(code) === true)
  const [hasAnswered, setAnswered] = useState(wasAnswered)
  const lookUp = useCallback(() => {
    const is = answered.read(code) === true
    setAnswered(is)
    return is
  }, [code])
  useEffect(() => onOtherTabTold(TOPIC, lookUp), [lookUp])
  return { hasAnswered, isSince: hasAnswered && !wasAnswered, lookUp }
}

/**
 * Shows the survey (contract 21.3). It is anonymous: requests have neither token nor cookie, and their errors
 * do not affect the page.
 */
export function SurveyTool({ code }: { code: string }) {
  const load = useCallback((signal: AbortSignal) => readSurvey(code, signal), [code])
  const query = useRead(load)
  const { hasAnswered, isSince, lookUp } = useAnswered(code)
  const [isSent, setSent] = useState(false)
  const { data: survey, error } = query

  const onSent = () => {
    answered.write(code, true)
    tellOtherTabs(TOPIC)
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
  if (hasAnswered && !survey.allowRepeat)
    return (
      <Note survey={survey} isInPlace={isSince}>
        Вы уже отвечали
      </Note>
    )
  return (
    <Card title={survey.title || 'Опрос'}>
      <Styles />
      <SurveyPages
        survey={survey}
        onSent={onSent}
        onOutdated={query.refetch}
        isAnswered={() => !survey.allowRepeat && lookUp()}
      />
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

/** Focuses an element that replaces the focused one, unless the focus was elsewhere. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (isFocusLost()) takeFocus(element)
}

interface NoteProps {
  survey: SurveyRecord
  /** Whether it replaces the questions. */
  isInPlace?: boolean
  children: ReactNode
}

function Note({ survey, isInPlace = false, children }: NoteProps) {
  return (
    <Card title={survey.title || 'Опрос'}>
      <div className="state">
        <Illustration name="empty" />
        <p className="h3" tabIndex={-1} ref={isInPlace ? takeLostFocus : undefined}>
          {children}
        </p>
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
