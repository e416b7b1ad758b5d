import { formatDate } from '#domain/dates/dates'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { changeInWords } from '#data/screenings/score'
import type { DryEyeResult } from '#data/screenings/screening'

interface ResultChangeProps {
  questionnaire: Questionnaire
  total: number
  /** The last saved result; null if there is none, undefined if the results failed to load. */
  before: DryEyeResult | null | undefined
  /** Whether that is not known yet. */
  isReading: boolean
}

/** Tells how the result differs from the last saved one. */
export function ResultChange({ questionnaire, total, before, isReading }: ResultChangeProps) {
  if (isReading)
    return (
      <p className="soft" data-result="change" data-value="">
        Сравниваем с прошлым результатом…
      </p>
    )
  const day = formatDate(before?.createdAt)
  return (
    <p>
      <span data-result="change" data-value={before ? total - before.score : ''}>
        {before === undefined
          ? 'Прошлые результаты не загрузились, сравнить не с чем.'
          : before === null
            ? 'Сравнить пока не с чем: прошлых результатов по этой шкале нет.'
            : changeInWords(questionnaire, total - before.score)}
      </span>{' '}
      {day !== '' && <span className="small soft scale__before">прошлый раз, {day}</span>}
    </p>
  )
}
