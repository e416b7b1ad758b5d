import {
  CABINET,
  PLAIN_CALL,
  PONYFILLS,
  ROOT,
  SPECIALIST,
  STORE,
  TRANSLATED,
  WITHOUT_INHERITED,
} from './places.mjs'
import { isLibrary, structureOf } from './structure.mjs'

const packages = (...names) => new RegExp(`/node_modules/(${names.join('|')})/`)

/**
 * Libraries change at their own pace, so they are cached apart. What they import stands in these chunks, too: a chunk that
 * imports one with texts of ours has another name with each of them.
 */
const libraries = {
  root: /\/node_modules\/react-dom\/(client|cjs\/react-dom-client)/,
  react: packages('react', 'react-dom', 'scheduler'),
  // What tools do without.
  vendor: packages(
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

/** Where libraries and what they need of ours belong. */
function libraryOf(id) {
  if (id === ROOT || id === TRANSLATED) return 'root'
  if (id === PONYFILLS || id === WITHOUT_INHERITED) return 'react'
  // The map asks React for its default export, which takes them: they must not bring the forms along.
  if (id.includes('commonjsHelpers')) return 'react'
  return Object.keys(libraries).find((name) => libraries[name].test(id))
}

/** By the pages' files: the home's first card, its cards that are drawn later, and islands of the shop's own pages. */
const HOME_STEP = /\/widgets\/cabinet\/home\/step\//
const HOME_LATER = /\/widgets\/cabinet\/home\//
const ORDER = /\/widgets\/(checkout|delivery-points)\//
const TOOLS = /\/widgets\/(lens-calculator|cataract-simulator|osdi-6|cldeq-8)\//
const QUESTIONNAIRES = /\/widgets\/(osdi-6|cldeq-8)\//
const SELECTION = /\/SelectionPage\.tsx$/
const CALCULATING = /\/widgets\/(lens-calculator|cataract-simulator)\//
const OPTICS =
  /\/(domain\/optics\/|features\/professional\/calculator\/(AxisDial|calculator|refractionFields|mode|figures|ResultView|modes\/sia)\.)/
const GOODS = /\/widgets\/(product|catalogue|basket)\//
const SHOP = /\/widgets\/(product|catalogue|basket|checkout|delivery-points)\//
const SPECIALISTS = /\/(widgets\/specialist|features\/professional)\//
const PLACES = /\/src\/(map|features\/places)\//

/**
 * What pages share of our own code: one row a chunk, tried in order. A page is an island, a section of the cabinet, or
 * what the home draws later. `holds` is asked about a module with the pages that use it (`moduleOf`); `runsAtOnce` marks
 * what runs before the first drawing (`minify`).
 */
const GROUPS = [
  // What tools need of what others need, too: neither data nor forms. Of it what the cabinet needs at first, and the rest.
  { name: 'base', runsAtOnce: true, holds: (module) => module.isOfCabinet && module.users.some(isOf(TOOLS)) },
  // The questions themselves, which the vision profile lists, too; then how they are asked.
  {
    name: 'questions',
    runsAtOnce: true,
    holds: ({ users }) =>
      users.some(isOf(QUESTIONNAIRES)) && users.some(isOf(SELECTION)) && !users.some(isOf(CALCULATING)),
  },
  {
    name: 'questionnaires',
    runsAtOnce: true,
    holds: ({ users }) => users.length > 1 && users.every(isOf(QUESTIONNAIRES)),
  },
  {
    name: 'tools',
    runsAtOnce: true,
    holds: (module) => module.users.length > 1 && module.users.some(isOf(TOOLS)),
  },
  // What the calculator shares with requests for lenses, in one file: a small one costs what it brings.
  {
    name: 'optics',
    holds: ({ id }) => OPTICS.test(id),
  },
  // What islands without the store ask the shop with: of it what the cabinet needs, too, and the rest.
  {
    name: 'calls',
    runsAtOnce: true,
    holds: (module) => module.isOfCabinet && module.isForAsking,
  },
  // What the specialist's home needs of what others share, without the rest, and the customer's home does not.
  {
    name: 'specialist-common',
    runsAtOnce: true,
    holds: ({ isOfCabinet, users }) =>
      !isOfCabinet &&
      users.includes(SPECIALIST) &&
      !users.every(isOf(SPECIALISTS)) &&
      !users.some(isOf(HOME_LATER)),
  },
  {
    name: 'asking',
    runsAtOnce: true,
    holds: (module) => module.users.length > 1 && module.isForAsking,
  },
  // The cabinet's shell and first page: what other islands need of it, and what they do not.
  { name: 'core', runsAtOnce: true, holds: (module) => module.isOfCabinet && module.isForIslands },
  { name: 'cabinet', runsAtOnce: true, holds: (module) => module.isOfCabinet },
  // A module of one page belongs to that page.
  { name: undefined, holds: ({ users }) => users.length < 2 || users.every(isOf(SPECIALISTS)) },
  // A list beside a map. Islands draw it, no section of the cabinet does.
  {
    name: 'places',
    runsAtOnce: true,
    holds: (module) => module.isForIslands && PLACES.test(module.id),
  },
  // Choice of point and address, for checkout and delivery points.
  { name: 'delivery', holds: (module) => module.users.every(isOf(ORDER)) && !module.hasForms },
  // What islands of the shop's pages share and the cabinet does not need.
  {
    name: 'shop',
    runsAtOnce: true,
    holds: (module) => module.users.every(isOf(SHOP)) && !module.hasForms,
  },
  // What brings the libraries of forms along. What the cabinet alone needs of it stays where rollup puts it.
  { name: 'fields', holds: (module) => module.isForIslands && module.hasForms },
  { name: undefined, holds: (module) => module.hasForms },
  // What the home's later cards need besides: every visit to the home runs it, that of the specialist too.
  {
    name: 'home-later-common',
    runsAtOnce: true,
    holds: ({ isForIslands, users }) =>
      (isForIslands || users.includes(SPECIALIST)) && users.some(isOf(HOME_LATER)),
  },
  // What the home's first card needs of the rest, for which React waits.
  { name: 'home-step', runsAtOnce: true, holds: ({ users }) => users.some(isOf(HOME_STEP)) },
  { name: 'home-later', holds: (module) => module.users.some(isOf(HOME_LATER)) },
  // What other sections of the cabinet share.
  { name: 'sections', holds: (module) => !module.isForIslands },
  // What product, catalogue or basket need besides, before their first content.
  { name: 'goods', runsAtOnce: true, holds: (module) => module.users.some(isOf(GOODS)) },
  // What is left: mostly what opens over a page, of sections and islands.
  { name: 'dialogs', holds: () => true },
]

const isOf = (pages) => (user) => pages.test(user)

/** Whether a chunk is one of libraries, with the little of ours that they need. */
export const isOfLibraries = ({ name, moduleIds }) =>
  Object.hasOwn(libraries, name) || moduleIds.every(isLibrary)

/** The names that `manualChunks` gives; no other chunk may bear them. */
export const SHARED = [...Object.keys(libraries), ...GROUPS.flatMap(({ name }) => name ?? [])]

/** The chunks that run before the first drawing of an island. */
export const RUN_AT_ONCE = [
  'react',
  'vendor',
  'root',
  'router',
  ...GROUPS.filter(({ runsAtOnce }) => runsAtOnce).map(({ name }) => name),
]

/** A module with what its imports and the pages that use it tell. */
function moduleOf(id, build) {
  const { reachOf, usersOf } = structureOf(build)
  const users = usersOf(id)
  const importsForms = (used) =>
    build.getModuleInfo(used).importedIds.some((imported) => libraries.forms.test(imported))
  return {
    id,
    users,
    isOfCabinet: users.includes(CABINET),
    isForIslands: users.some(
      (user) => user !== CABINET && user !== SPECIALIST && build.getModuleInfo(user).isEntry,
    ),
    /** Whether an island needs it that asks the shop and does without the store. */
    isForAsking: users.some((user) => {
      const reach = reachOf(user)
      return build.getModuleInfo(user).isEntry && reach.has(PLAIN_CALL) && !reach.has(STORE)
    }),
    get hasForms() {
      return [...reachOf(id)].some(importsForms)
    },
  }
}

export function manualChunks(id, build) {
  const library = libraryOf(id)
  if (library || isLibrary(id)) return library
  const module = moduleOf(id, build)
  return GROUPS.find(({ holds }) => holds(module)).name
}

/**
 * The same in development, where modules keep all their imports (`treeshake`): the lists of generated calls then lead from
 * each chunk to every other, so that what is shared has to be one chunk.
 */
export function fewChunks(id, build) {
  const library = libraryOf(id)
  if (library || isLibrary(id)) return library
  if (id.includes('/src/api/generated/')) return 'core'
  const { users, isOfCabinet, isForIslands } = moduleOf(id, build)
  if (isForIslands && users.length > 1) return 'core'
  return users.length > 1 || isOfCabinet ? 'cabinet' : undefined
}
