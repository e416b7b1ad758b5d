import { BasketPage } from '../../src/features/shop/basket/BasketPage'
import { basketTypeOf } from '../../src/host/settings'
import type { ContentProps } from '../../src/island/IslandModule'

export const Content = ({ container }: ContentProps) => <BasketPage type={basketTypeOf(container)} />
