import { BasketPage } from '../../src/features/shop/basket/BasketPage'
import { basketTypeOf } from '../basketType'
import columnCss from '../../src/island/column.css'
import { defineIsland } from '../../src/island/defineIsland'
import { waitBriefly } from '../earlyAnswers'
import { takeBasket } from '../takeBasket'
import { reads } from './reads'

export const island = defineIsland({
  Content: ({ container }) => <BasketPage type={basketTypeOf(container)} />,
  styles: [columnCss],
  prerender: BEFORE_REACT && { name: 'basket', reads },
  prepare: ({ container }) => waitBriefly(takeBasket(container)),
})
