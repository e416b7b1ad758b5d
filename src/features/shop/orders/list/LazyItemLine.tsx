import { Suspense } from 'react'
import { isOfLenses } from '#data/catalogue/lensOffers'
import { lazyComponent } from '#host/loading/lazyComponent'
import { EyePowerRoom } from '#parts/eyes/EyePower'
import type { OrderItemLineProps } from '../OrderItemLine'
import { OrderLine } from '../OrderLine'

const OrderItemLine = lazyComponent(() => import('../OrderItemLine').then(({ OrderItemLine: Line }) => Line))

/**
 * Shows an item of an order on the home page, which renders before the code for offers and worn lenses is
 * loaded.
 */
export const LazyItemLine = (props: OrderItemLineProps) => (
  <Suspense fallback={<OrderLine item={props.item} power={isOfLenses(props.item) && <EyePowerRoom />} />}>
    <OrderItemLine {...props} />
  </Suspense>
)
