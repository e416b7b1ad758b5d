import { getBasket } from '../../src/api/generated/basket'
import { basketApi } from '../../src/data/basket/basketApi'
import { BasketPage } from '../../src/features/shop/basketPage/BasketPage'
import { basketTypeOf } from '../../src/host/settings'
import columnCss from '../../src/island/column.css'
import { createIsland } from '../../src/island/island'
import { store } from '../../src/store/store'
import { once, patiently, takeAhead } from '../ahead'

export const island = createIsland({
  Content: ({ container }) => <BasketPage type={basketTypeOf(container)} />,
  styles: [columnCss],
  prepare: ({ container }) => {
    const type = basketTypeOf(container)
    const query = () => store.dispatch(basketApi.endpoints.basket.initiate(type, once))
    return patiently(takeAhead(`${getBasket.path}?type=${type}`, query))
  },
})
