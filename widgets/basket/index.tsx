import { BasketPage } from '../../src/features/shop/basket/BasketPage'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { takeBasket } from '../takeBasket'
import { takeDrawnIsland } from '../takeDrawnIsland'

export const island = createIsland({
  Content: ({ container }) => <BasketPage type={basketTypeOf(container)} />,
  styles: [columnCss],
  prepare: ({ container }) => takeBasket(container),
  settle: takeDrawnIsland,
})
