import type { ReactNode } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { inWords, isPositive } from '#data/screenings/score'
import { takeFocus } from '#ui/lib/takeFocus'
import { StyleSheet } from '#ui/StyleSheet'
import css from './screeningResult.css'

interface QuestionnaireResultProps {
  questionnaire: Questionnaire
  total: number
  /** The scale, the change since the last result, and the state of the save. */
  children: ReactNode
  /** The source of the threshold, if it is not the published one. */
  cutoffSource?: string | undefined
  actions: ReactNode
}

/** Shows the result in words (contract 18.3). */
export function QuestionnaireResult({
  questionnaire,
  total,
  children,
  cutoffSource = questionnaire.cutoffSource,
  actions,
}: QuestionnaireResultProps) {
  const { positiveFrom, source } = questionnaire
  const { result, verdict } = inWords(questionnaire, total)
  return (
    <div className="stack">
      <StyleSheet href={css} />
      <p className="key" data-result="total" data-value={total} tabIndex={-1} ref={takeFocus}>
        {result}
      </p>
      <p className="strong" data-result="positive" data-value={isPositive(questionnaire, total)}>
        {verdict}
      </p>
      {children}
      <p>Это скрининг, а не диагноз.</p>
      <p className="small soft">
        Источник: {source}; граница {positiveFrom}: {cutoffSource}.
      </p>
      <div className="row">{actions}</div>
    </div>
  )
}
