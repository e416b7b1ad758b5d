import type { Ref } from 'react'
import type { DeliveryPoint } from '#data/places/places'
import { ChosenPlace } from '#map/ChosenPlace'
import { Notice } from '#ui/states/Notice'
import type { Delivery } from '#data/checkout/useDelivery'

interface ChosenPointNoteProps {
  delivery: Delivery
  onOpened: (point: DeliveryPoint) => void
  /** Opens the finder, where that is folded. */
  onChange?: (() => void) | undefined
  said?: Ref<HTMLParagraphElement>
}

/** What is chosen stands first, whatever the filters hide. */
export function ChosenPointNote({ delivery, onOpened, ...rest }: ChosenPointNoteProps) {
  const { point, isGone } = delivery
  if (isGone) return <Notice tone="bad">Этот пункт больше не работает. Выберите другой</Notice>
  if (!point) return null
  return <ChosenPlace chosen="Выбран" place={point} onOpened={() => onOpened(point)} {...rest} />
}
