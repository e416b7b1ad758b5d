import { DeliveryPointsView } from '../../src/features/shop/delivery/DeliveryPointsView'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf, setting } from '../../src/host/settings'
import { createIsland } from '../../src/island/island'
import columnCss from '../../src/island/column.css'
import { takeDrawnIsland } from '../takeDrawnIsland'

export const island = createIsland({
  Content: ({ container }) => (
    <DraftContext value={pageDrafts}>
      <DeliveryPointsView type={basketTypeOf(container)} selected={setting(container, 'data-selected')} />
    </DraftContext>
  ),
  styles: [columnCss],
  settle: takeDrawnIsland,
})
