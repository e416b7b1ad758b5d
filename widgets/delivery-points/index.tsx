import { deliveryPointsApi } from '../../src/data/checkout/deliveryPointsApi'
import { DeliveryPointsView } from '../../src/features/shop/delivery/DeliveryPointsView'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf } from '../basketType'
import { setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { takeEarlyAnswer, waitBriefly } from '../earlyAnswers'
import { deliveryPointsPath, reads } from './reads'

/** Takes over the points that the loader has requested. */
const takePoints = (container: HTMLElement) =>
  takeEarlyAnswer(
    deliveryPointsPath(container),
    deliveryPointsApi.endpoints.deliveryPoints,
    basketTypeOf(container),
  )

export const island = defineIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <DeliveryPointsView type={basketTypeOf(container)} selected={setting(container, 'data-selected')} />
    </DraftContext>
  ),
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'delivery-points', reads },
  prepare: ({ container }) => waitBriefly(takePoints(container)),
})
