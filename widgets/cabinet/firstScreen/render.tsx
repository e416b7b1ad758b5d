import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { api } from '#api/api'
import type { AccountInfo } from '#data/account/account'
import { accountApi } from '#data/account/accountApi'
import { expiringInWords } from '#data/points/points'
import { pointsApi } from '#data/points/pointsApi'
import { formatNumber, plural } from '#domain/numbers/counts'
import { POINTS as POINTS_FORMS } from '#domain/numbers/points'
import { IslandRoot } from '#host/IslandRoot'
import { store } from '#store/store'
import { RouterContext } from '#ui/lib/RouterContext'
import { AccountGate } from '../AccountGate'
import { router } from '../router'
import { friendsMenu, home, sections } from '../sections'
import type { Filling, Variant } from './tree'
import { PROFILE, variants } from './tree'

/*
 * Drawn by the build: the cabinet's home, and header, menu and frame of its sections, from their own components, with
 * marks where a customer's data stand.
 */

const NAME = '\uE000'
const LAST_NAME = '\uE001'
const POINTS = 7_654_321
const EXPIRING = { points: 4_321, expiresAt: '2100-01-15T00:00:00+03:00' }

/** How each mark looks when it is drawn: as a text of its own, in the order of the places. */
export const marks: Filling = [
  `Здравствуйте, ${NAME}`,
  NAME + LAST_NAME,
  `${formatNumber(POINTS)} `,
  plural(POINTS, POINTS_FORMS),
  expiringInWords(EXPIRING),
]

/** The sections, and those of the menu's items that are a part of one. */
function placesOf(friends: Variant['friends']): string[] {
  const items = friendsMenu(accountOf(friends))?.items ?? []
  return [...sections, ...items].map(({ path }) => path)
}

/** By place, the chunk of its page: where an `import()` stood, this build has left its specifier. */
export const pages: [path: string, chunk: string][] = sections.flatMap(({ path, load }) => {
  const chunk = /\/(\w+)["']/.exec(String(load))?.[1]
  return chunk === undefined ? [] : [[path, chunk]]
})

/** The markup of each variant, by place. */
export function renderPlaces(setMobile: (isMobile: boolean) => void): Record<string, (string | null)[]> {
  const render = (place: string, variant: Variant) => {
    setMobile(variant.isMobile)
    return placesOf(variant.friends).includes(place) ? renderVariant(place, variant) : null
  }
  const found = placesOf('cabinet').map((place) => [
    place,
    variants
      .filter(({ points }) => place === home.path || points === 'none')
      .map((variant) => render(place, variant)),
  ])
  store.dispatch(api.util.resetApiState())
  return Object.fromEntries(found) as Record<string, (string | null)[]>
}

function accountOf(friends: Variant['friends']): AccountInfo {
  return {
    consumer: { id: 1, name: NAME, lastName: LAST_NAME },
    isAvailableConsumerMode: true,
    isFriendsAvailable: friends !== 'none',
    isFriendsApplicationExist: friends === 'cabinet',
  }
}

function renderVariant(place: string, { hidesMenu, friends, points }: Variant): string {
  store.dispatch(api.util.resetApiState())
  store.dispatch(
    accountApi.util.upsertQueryEntries([
      { endpointName: 'accountInfo', arg: undefined, value: accountOf(friends) },
    ]),
  )
  if (points !== 'none') {
    const expiring = points === 'burning' ? [EXPIRING] : []
    const score = { available: POINTS, pending: 0, spent: 0, expiring }
    store.dispatch(
      pointsApi.util.upsertQueryEntries([{ endpointName: 'score', arg: undefined, value: score }]),
    )
  }
  return renderToStaticMarkup(
    <Provider store={store}>
      <IslandRoot value={document.documentElement}>
        <StaticRouter basename={PROFILE} location={PROFILE + place.slice(1)}>
          <RouterContext value={router}>
            <AccountGate hideMenu={hidesMenu} />
          </RouterContext>
        </StaticRouter>
      </IslandRoot>
    </Provider>,
  )
}
