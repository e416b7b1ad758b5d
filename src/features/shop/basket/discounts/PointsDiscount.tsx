import { useId } from 'react'
import type { Basket } from '#data/basket/basket'
import { useRemovePointsDiscountMutation } from '#data/basket/basketApi'
import { agreed } from '#domain/numbers/counts'
import { formatDate } from '#domain/dates/dates'
import { POINTS } from '#domain/numbers/points'
import { Fold } from './Fold'
import { PointsForm } from './PointsForm'
import { Removal } from './Removal'

/** Lets the customer pay with points (contract 15.3). */
export function PointsDiscount({ basket }: { basket: Basket }) {
  const { pointsDiscountValue, pointsDiscountDate, availablePointsDiscount } = basket
  const id = useId()
  const [remove, removal] = useRemovePointsDiscountMutation()
  const available = Math.floor(availablePointsDiscount)
  const isTaken = pointsDiscountValue !== 0
  return (
    <Fold
      icon="star"
      title="Списать баллы"
      noteId={id}
      removal={
        isTaken && (
          <Removal action="Не списывать" noteId={id} removal={removal} onRemoved={() => void remove()} />
        )
      }
      note={
        <>
          <p>{isTaken ? takenInWords(pointsDiscountValue) : availableInWords(available)}</p>
          {isTaken && pointsDiscountDate !== null && (
            <p>Баллы закреплены за заказом до {formatDate(pointsDiscountDate)}</p>
          )}
        </>
      }
    >
      <PointsForm available={available} hint={id} />
    </Fold>
  )
}

/** Returns 'Списано 500 баллов'. */
function takenInWords(points: number | false): string {
  if (points === false) return 'Сколько баллов списано, не удалось показать'
  const { counted, verb } = agreed(points, POINTS, ['Списан', 'Списано', 'Списано'])
  return `${verb} ${counted}`
}

/** Returns 'Доступно 1 840 баллов'. */
function availableInWords(points: number): string {
  const { counted, verb } = agreed(points, POINTS, ['Доступен', 'Доступно', 'Доступно'])
  return `${verb} ${counted}`
}
