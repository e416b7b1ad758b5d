import { useEffect } from 'react'
import type { SaleType } from '../../../domain/order'
import { warnOnce } from '../../../host/warn'
import { Card } from '../../../ui/Card'
import { DeliveryChoice } from './DeliveryChoice'
import { useDelivery } from './useDelivery'

interface DeliveryPointsViewProps {
  type: SaleType
  /** The code of the point that the page proposes. */
  selected: string | undefined
}

/** The island `delivery-points`. */
export function DeliveryPointsView({ type, selected }: DeliveryPointsViewProps) {
  const delivery = useDelivery(type, { selected })
  const { data: points } = delivery.points
  const isUnknown =
    selected !== undefined && points !== undefined && !points.some(({ code }) => code === selected)
  useEffect(() => {
    if (isUnknown) warnOnce(`data-selected="${selected}" is ignored: no point has this code`)
  }, [isUnknown, selected])
  return (
    <Card title="Способ получения">
      <DeliveryChoice delivery={delivery} />
    </Card>
  )
}
