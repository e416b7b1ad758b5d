import { DeliveryPointsView } from '../../src/features/shop/delivery/DeliveryPointsView'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf, setting } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { deliveryPointsPath } from './start'

drawIslands({
  name: 'delivery-points',
  reads: (container) => [deliveryPointsPath(container)],
  draw: (container) => (
    <DraftContext value={pageDrafts}>
      <DeliveryPointsView type={basketTypeOf(container)} selected={setting(container, 'data-selected')} />
    </DraftContext>
  ),
  styles: [columnCss],
})
