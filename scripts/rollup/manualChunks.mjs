import { CABINET, PONYFILLS, ROOT } from './places.mjs'
import { isLibrary, structureOf } from './structure.mjs'

const packages = (...names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Libraries change at their own pace, so they are cached apart. */
const libraries = {
  root: /\/node_modules\/react-dom\/(client|cjs\/react-dom-client)/,
  vendor: packages(
    'react',
    'react-dom',
    'scheduler',
    '@reduxjs',
    '@standard-schema',
    'redux',
    'redux-thunk',
    'react-redux',
    'reselect',
    'immer',
    'use-sync-external-store',
  ),
  // Only the cabinet has addresses of its own.
  router: packages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'),
  forms: packages(
    'formik',
    'yup',
    'react-input-mask',
    'property-expr',
    'tiny-case',
    'toposort',
    'lodash',
    'lodash-es',
    'react-fast-compare',
    'deepmerge',
    'hoist-non-react-statics',
    'tiny-warning',
    'react-is',
  ),
}

const PLACES = /\/src\/(map|features\/places)\//

/** Where libraries and what they need of ours belong. */
function libraryOf(id) {
  if (id === ROOT) return 'root'
  if (id === PONYFILLS) return 'vendor'
  // The map asks React for its default export, which takes them: they must not bring the forms along.
  if (id.includes('commonjsHelpers')) return 'vendor'
  return Object.keys(libraries).find((name) => libraries[name].test(id))
}

/** What the home draws later. */
const CARDS = /\/widgets\/cabinet\/home\//

/** Islands of the shop's own pages. */
const SHOP = /\/widgets\/(product|catalogue|basket|checkout|delivery-points)\//

/** Of these the ones that ask where the order goes. */
const DELIVERY = /\/widgets\/(checkout|delivery-points)\//

/** And of these the ones that put something into a basket. */
const BUYING = /\/widgets\/(product|catalogue|basket)\//

/** The names that `manualChunks` gives; no other chunk may bear them. */
export const SHARED = [
  ...Object.keys(libraries),
  'core',
  'cabinet',
  'fields',
  'dialogs',
  'cards',
  'buying',
  'kit',
  'sections',
  'places',
  'shop',
  'delivery',
]

/**
 * What is shared of our own code. The cabinet's shell and first page are `core`, as far as other islands need it too,
 * and `cabinet`. What more than one page needs besides: `fields` and `dialogs`, with and without the libraries of
 * forms, if other islands need it too; `sections` if only the cabinet does. What of these the home's later cards need is
 * `cards` and `kit`, because every visit to the home runs it; what else product, catalogue or basket need is `buying`: they
 * load it before their first content. A list beside a map is `places`: of the cabinet's
 * pages none draws it. What the islands of the shop alone share is `shop`; the choice
 * of point and address is `delivery`.
 */
export function manualChunks(id, build) {
  const library = libraryOf(id)
  if (library || isLibrary(id)) return library
  const { reachOf, usersOf } = structureOf(build)
  const users = usersOf(id)
  const isOtherIsland = (user) => user !== CABINET && build.getModuleInfo(user).isEntry
  const isForAll = users.some(isOtherIsland)
  if (users.includes(CABINET)) return isForAll ? 'core' : 'cabinet'
  if (users.length < 2) return undefined
  const hasForms = [...reachOf(id)].some((used) =>
    build.getModuleInfo(used).importedIds.some((imported) => libraries.forms.test(imported)),
  )
  if (isForAll && PLACES.test(id)) return 'places'
  if (!hasForms && users.every((user) => DELIVERY.test(user))) return 'delivery'
  if (!hasForms && users.every((user) => SHOP.test(user))) return 'shop'
  if (hasForms) return isForAll ? 'fields' : undefined
  const isFor = (pages) => users.some((user) => pages.test(user))
  if (!isForAll) return isFor(CARDS) ? 'kit' : 'sections'
  if (isFor(CARDS)) return 'cards'
  return isFor(BUYING) ? 'buying' : 'dialogs'
}

/**
 * The same in development, where modules keep all their imports (`treeshake`): the lists of generated calls then lead from
 * each chunk to every other, so that what is shared has to be one chunk.
 */
export function fewChunks(id, build) {
  const library = libraryOf(id)
  if (library || isLibrary(id)) return library
  if (id.includes('/src/api/generated/')) return 'core'
  const users = structureOf(build).usersOf(id)
  if (users.some((user) => user !== CABINET && build.getModuleInfo(user).isEntry) && users.length > 1)
    return 'core'
  return users.length > 1 || users.includes(CABINET) ? 'cabinet' : undefined
}
