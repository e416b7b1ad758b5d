import { DeliveryPointsView } from '../../src/features/shop/delivery/DeliveryPointsView'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { basketTypeOf, setting } from '../../src/host/settings'
import type { ContentProps } from '../../src/island/IslandModule'

export const Content = ({ container }: ContentProps) => (
  <DraftContext value={pageDrafts}>
    <DeliveryPointsView type={basketTypeOf(container)} selected={setting(container, 'data-selected')} />
  </DraftContext>
)
