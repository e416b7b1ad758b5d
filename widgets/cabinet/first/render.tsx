import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { api } from '../../../src/api/api'
import { accountApi } from '../../../src/data/account/accountApi'
import { pointsApi } from '../../../src/data/points/pointsApi'
import { count, formatNumber, plural } from '../../../src/domain/counts'
import { formatDay } from '../../../src/domain/dates'
import { POINTS as POINTS_FORMS } from '../../../src/domain/points'
import { IslandRoot } from '../../../src/host/viewport'
import { store } from '../../../src/store/store'
import { RouterContext } from '../../../src/ui/RouterContext'
import { AccountGate } from '../AccountGate'
import { router } from '../router'
import type { Filling, Variant } from './tree'
import { PROFILE, variantOf } from './tree'

/* Drawn by the build: the cabinet's home from its own components, with marks where a customer's data stand. */

const NAME = '\uE000'
const LAST_NAME = '\uE001'
const POINTS = 7_654_321
const BURNING = 4_321
const DAY = '2100-01-15T00:00:00+03:00'

/** How each mark looks when it is drawn: as a text of its own, in the order of the places. */
export const marks: Filling = [
  `Здравствуйте, ${NAME}`,
  NAME + LAST_NAME,
  `${formatNumber(POINTS)} `,
  plural(POINTS, POINTS_FORMS),
  `${count(BURNING, POINTS_FORMS)} сгорит ${formatDay(DAY)}`,
]

const BOTH = [true, false]

const variants: Variant[] = BOTH.flatMap((isMobile) =>
  BOTH.flatMap((hidesMenu) =>
    (['none', 'club', 'cabinet'] as const).flatMap((friends) =>
      (['none', 'plain', 'burning'] as const).map((points) => ({ isMobile, hidesMenu, friends, points })),
    ),
  ),
)

/** The markup of each variant, by its name. */
export function renderVariants(setMobile: (isMobile: boolean) => void): Record<string, string> {
  const found: Record<string, string> = {}
  for (const variant of variants) {
    setMobile(variant.isMobile)
    found[variantOf(variant)] = render(variant)
  }
  store.dispatch(api.util.resetApiState())
  return found
}

function render({ hidesMenu, friends, points }: Variant): string {
  store.dispatch(api.util.resetApiState())
  const account = {
    consumer: { id: 1, name: NAME, lastName: LAST_NAME },
    isAvailableConsumerMode: true,
    isFriendsAvailable: friends !== 'none',
    isFriendsApplicationExist: friends === 'cabinet',
  }
  store.dispatch(
    accountApi.util.upsertQueryEntries([{ endpointName: 'accountInfo', arg: undefined, value: account }]),
  )
  if (points !== 'none') {
    const expiring = points === 'burning' ? [{ points: BURNING, expiresAt: DAY }] : []
    const score = { available: POINTS, pending: 0, spent: 0, expiring }
    store.dispatch(
      pointsApi.util.upsertQueryEntries([{ endpointName: 'score', arg: undefined, value: score }]),
    )
  }
  return renderToStaticMarkup(
    <Provider store={store}>
      <IslandRoot value={document.documentElement}>
        <StaticRouter basename={PROFILE} location={PROFILE}>
          <RouterContext value={router}>
            <AccountGate hideMenu={hidesMenu} />
          </RouterContext>
        </StaticRouter>
      </IslandRoot>
    </Provider>,
  )
}
