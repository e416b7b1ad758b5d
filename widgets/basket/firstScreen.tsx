import { BasketPage } from '../../src/features/shop/basket/BasketPage'
import { drawIslands } from '../../src/firstScreen/drawIslands'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { basketPath } from './start'

drawIslands({
  name: 'basket',
  reads: (container) => [basketPath(container)],
  draw: (container) => <BasketPage type={basketTypeOf(container)} />,
  styles: [columnCss],
})
