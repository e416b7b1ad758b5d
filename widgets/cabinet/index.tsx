import { createIsland } from '../../src/island/island'
import { isInProfile, isProfileRoot } from '../../src/page/address'
import { accountApi } from '../../src/features/account/accountApi'
import { activeOrdersApi } from '../../src/features/orders/activeOrdersApi'
import { pointsApi } from '../../src/features/points/pointsApi'
import { store } from '../../src/store/store'
import { Cabinet } from './Cabinet'
import cabinetCss from './cabinet.css'

/**
 * Takes the loader's early answers over before React is there, so that the first drawing is the page itself: until
 * then the loader's outline stands. User data alone are waited for.
 */
async function prepare(): Promise<void> {
  if (!isInProfile()) return
  const once = { subscribe: false }
  const account = await store.dispatch(accountApi.endpoints.accountInfo.initiate(undefined, once))
  if (!isProfileRoot() || !account.data?.consumer) return
  void store.dispatch(pointsApi.endpoints.score.initiate(undefined, once))
  void store.dispatch(activeOrdersApi.endpoints.activeOrders.initiate(undefined, once))
}

export const island = createIsland({ Content: Cabinet, styles: [cabinetCss], prepare })
