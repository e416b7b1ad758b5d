import type { ReactNode } from 'react'
import type { Questionnaire } from '#data/screenings/questionnaires'
import { changeInWords, isPositive } from '#data/screenings/score'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { takeFocus } from '#ui/lib/takeFocus'
import { ScoreScale } from './ScoreScale'

/**
 * Difference from the last saved result: undefined if there is none, 'unknown' if the results were not
 * loaded.
 */
export type Change = number | undefined | 'unknown'

interface QuestionnaireResultProps {
  questionnaire: Questionnaire
  total: number
  change: Change
  /** A note about the saving. */
  children: ReactNode
  onRestart: () => void
}

/** Shows the result in words and on its scale, with advice (contract 18.3). */
export function QuestionnaireResult({
  questionnaire,
  total,
  change,
  children,
  onRestart,
}: QuestionnaireResultProps) {
  const { max, found, notFound, source } = questionnaire
  const positive = isPositive(questionnaire, total)
  return (
    <div className="stack">
      <p className="key" data-result="total" data-value={total} tabIndex={-1} ref={takeFocus}>
        Результат: {total} из {max}
      </p>
      <ScoreScale questionnaire={questionnaire} total={total} />
      <p className="strong" data-result="positive" data-value={positive}>
        {positive ? found : notFound}
      </p>
      <p data-result="change" data-value={typeof change === 'number' ? change : ''}>
        {change === undefined
          ? 'Сравнить пока не с чем: прошлых результатов по этой шкале нет.'
          : change === 'unknown'
            ? 'Прошлые результаты не загрузились, сравнить не с чем.'
            : changeInWords(questionnaire, change)}
      </p>
      <p>Это скрининг, а не диагноз.</p>
      <p className="small soft">Источник: {source}.</p>
      {children}
      <div className="row">
        <ButtonLink to="/optics/?book=">Записаться к специалисту</ButtonLink>
        <Button variant="secondary" onClick={onRestart}>
          Пройти ещё раз
        </Button>
      </div>
    </div>
  )
}
