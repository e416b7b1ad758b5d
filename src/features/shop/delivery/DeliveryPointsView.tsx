import { useEffect, useRef } from 'react'
import type { SaleType } from '#data/orders/order'
import { warnOnce } from '#host/warn'
import { Card } from '#ui/Card'
import { DeliveryChoice } from './DeliveryChoice'
import { useDelivery } from '#data/checkout/useDelivery'

interface DeliveryPointsViewProps {
  type: SaleType
  /** Code of the point that the page proposes. */
  selected: string | undefined
}

/** Renders the island `delivery-points`. */
export function DeliveryPointsView({ type, selected }: DeliveryPointsViewProps) {
  const delivery = useDelivery(type, { selected })
  const { data: points } = delivery.points
  const isChecked = useRef(false)
  useEffect(() => {
    // The check runs only once, because in another city the point may well be missing.
    if (selected === undefined || points === undefined || isChecked.current) return
    isChecked.current = true
    if (!points.some(({ code }) => code === selected))
      warnOnce(`data-selected="${selected}" is ignored: no point has this code`)
  }, [points, selected])
  return (
    <Card title="Способ получения">
      <DeliveryChoice delivery={delivery} />
    </Card>
  )
}
