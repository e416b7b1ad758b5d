import type { BeginningStep, NextStep } from '#data/nextStep/nextStep'
import { useEarningWaysQuery } from '#data/points/pointsHistoryApi'
import { shopUrl } from '#host/page/config'
import { PointsAmount } from '#parts/PointsAmount'
import { ButtonLink } from '#ui/controls/ButtonLink'

type Begin = Extract<NextStep, { kind: 'begin' }>

/** Texts of the steps, with the codes of the ways to earn points with them. */
const TEXTS: Record<BeginningStep, { name: string; note: string; ways: readonly string[] }> = {
  lenses: {
    name: 'Укажите линзы',
    note: 'По рецепту или с упаковки, 2 минуты',
    ways: ['profile', 'lenses', 'lenses_info'],
  },
  address: { name: 'Укажите адрес', note: 'Чтобы не вводить его каждый раз', ways: ['address'] },
  order: {
    name: 'Выберите линзы',
    note: 'Подскажем, какие подойдут',
    ways: ['order', 'first_order', 'purchase'],
  },
}

/** Lists the three steps of a new customer, with the points that they earn if known. */
export function BeginningBody({ step: { next, steps } }: { step: Begin }) {
  const { data: ways } = useEarningWaysQuery()
  const pointsOf = (codes: readonly string[]) =>
    ways?.find((way) => codes.includes(way.code) && way.isAvailable && !way.isCompleted)?.points
  return (
    <ol className="todo" aria-label="Три шага">
      {steps.map(({ step, isDone }) => {
        const { name, note, ways } = TEXTS[step]
        const points = pointsOf(ways)
        return (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className={isDone ? 'is-done' : undefined}
          >
            <span>
              {name}
              {isDone && <span className="visually-hidden">, готово</span>}
            </span>
            {points != null && !isDone && <PointsAmount value={points} />}
            {step === next && <span className="todo__note small soft">{note}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Links to the first open step. */
export function BeginningLink({ next }: Pick<Begin, 'next'>) {
  const { name } = TEXTS[next]
  if (next === 'order') return <ButtonLink href={shopUrl('contactLenses')}>{name}</ButtonLink>
  return <ButtonLink to="/profile/">{name}</ButtonLink>
}
