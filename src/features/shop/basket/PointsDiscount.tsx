import { useId, useState, type SyntheticEvent } from 'react'
import type { Basket } from '#data/basket/basket'
import { useApplyPointsDiscountMutation, useRemovePointsDiscountMutation } from '#data/basket/basketApi'
import { agreed, count } from '#domain/numbers/counts'
import { formatDate } from '#domain/dates/dates'
import { parseNumber } from '#domain/numbers/parseNumber'
import { OF_POINTS, POINTS } from '#domain/numbers/points'
import { Button } from '#ui/controls/Button'
import { FailureText } from '#ui/states/FailureText'
import { Applied } from './Applied'

/** Lets the customer pay with points (contract 15.3). */
export function PointsDiscount({ basket }: { basket: Basket }) {
  const { pointsDiscountValue, pointsDiscountDate, availablePointsDiscount } = basket
  const [remove, removal] = useRemovePointsDiscountMutation()
  if (pointsDiscountValue === 0) return <PointsForm available={Math.floor(availablePointsDiscount)} />
  const { counted, verb } = agreed(pointsDiscountValue, POINTS, ['Списан', 'Списано', 'Списано'])
  return (
    <Applied
      title={`${verb} ${counted}`}
      action="Не списывать"
      removal={removal}
      onRemoved={() => void remove()}
    >
      {pointsDiscountDate !== null && (
        <p className="small soft">Баллы закреплены за заказом до {formatDate(pointsDiscountDate)}</p>
      )}
    </Applied>
  )
}

function PointsForm({ available }: { available: number }) {
  const id = useId()
  const [apply, { isLoading, error, reset }] = useApplyPointsDiscountMutation()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const message = problem ?? (error === undefined ? undefined : <FailureText error={error} />)

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isLoading) return
    const points = parseNumber(typed) ?? 0
    const wrong = problemOf(points, available)
    setProblem(wrong)
    if (wrong === undefined) void apply(points)
  }
  const left = agreed(available, POINTS, ['Доступен', 'Доступно', 'Доступно'])
  return (
    <form className="basket__code" noValidate onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>Списать баллы</label>
        <input
          className="input num"
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}hint${message === undefined ? '' : ` ${id}error`}`}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(undefined)
            reset()
          }}
        />
        {message !== undefined && (
          <p className="error" id={`${id}error`} role="alert">
            {message}
          </p>
        )}
        <p className="hint" id={`${id}hint`}>
          {left.verb} {left.counted}
        </p>
      </div>
      <Button type="submit" variant="secondary" busy={isLoading}>
        Списать
      </Button>
      <div className="row">
        <Button variant="quiet" small onClick={() => !isLoading && void apply(available)}>
          Списать все
        </Button>
      </div>
    </form>
  )
}

function problemOf(points: number, available: number): string | undefined {
  if (!Number.isInteger(points) || points < 1) return 'Введите целое число от 1'
  return points > available ? `Можно списать не больше ${count(available, OF_POINTS)}` : undefined
}
