import type { DeliveryPoint } from '../../../domain/places'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/Notice'
import type { Delivery } from './useDelivery'

interface ChosenPointNoteProps {
  delivery: Delivery
  onOpened: (point: DeliveryPoint) => void
}

/** What is chosen stands first, whatever the filters hide. */
export function ChosenPointNote({ delivery: { point, isGone }, onOpened }: ChosenPointNoteProps) {
  if (isGone) return <Notice tone="bad">Этот пункт больше не работает. Выберите другой</Notice>
  if (!point) return null
  return (
    <div className="delivery__chosen">
      <p role="status">
        <span className="strong">Выбран: {point.name}</span>
        <br />
        <span className="small soft">{point.address}</span>
      </p>
      <Button variant="quiet" small onClick={() => onOpened(point)}>
        Подробнее<span className="visually-hidden">: {point.name}</span>
      </Button>
    </div>
  )
}
