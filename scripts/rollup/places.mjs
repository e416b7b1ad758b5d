import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Modules of the product that the build has to know: all paths in `src/` and `widgets/` that it names are listed here. */
const at = (path) => `${process.cwd()}/${path}`

export const LOADER = 'widgets/loader.ts'
export const CHECK = 'check/main.ts'
export const PUBLIC_TYPES = 'src/host/publicApi.ts'
export const CABINET = at('widgets/cabinet/index.tsx')
/** Another cabinet: it shares the shell with the first and with no island of the shop. */
export const SPECIALIST = at('widgets/specialist/index.tsx')
/** The home's first card, for which React waits. */
export const NEXT_STEP = at('widgets/cabinet/home/step/NextStepCard.tsx')
/** The cards that the home renders after it. */
export const LATER_CARDS = at('widgets/cabinet/home/MoreCards.tsx')
/** The module that imports the cabinet's pages dynamically. */
export const SECTIONS = at('widgets/cabinet/sections.ts')
/** The module that draws the cabinet before React. */
export const PRERENDER = at('widgets/cabinet/prerender.tsx')
/** The store, which every island but the tools imports. */
export const STORE = at('src/store/store.ts')
export const LOAD_CHUNK = at('src/host/loading/loadChunk.ts')
export const PONYFILLS = at('src/host/ponyfills.ts')
/** The functions by which React finds translated texts. */
export const TRANSLATED = at('src/host/page/translated.ts')
/** A module that `TRANSLATED` needs. */
export const WITHOUT_INHERITED = at('src/host/withoutInherited.ts')
/** The design's custom properties, which the rendering before React puts on the page itself. */
export const TOKENS = at('src/ui/tokens.css')
/** React's root, which every island imports when it already runs. */
export const ROOT = at('src/island/root.ts')
/** What defines an island, with and without the store, and what stands for it in what is drawn before React. */
export const DEFINE_ISLAND = new Map(
  ['defineIsland', 'definePlainIsland'].map((name) => [
    at(`src/island/${name}.tsx`),
    at(`src/prerender/${name}.ts`),
  ]),
)

/** Replacements of libraries in what is drawn before React, each under the library's name. */
export const PRERENDER_LIBRARIES = at('src/prerender/libraries')

/** Each folder of `widgets/` is an island; its chunk has the folder's name. */
export const islandEntries = () =>
  Object.fromEntries(islands().map((name) => [name, `widgets/${name}/index.tsx`]))

/**
 * Returns the builds of what is drawn before React: one for the frame of each cabinet, with its pages, and one each for
 * the islands with and without the store that have `prerender`. What these two share is built twice: it is small.
 */
export function prerenderBuilds() {
  const cabinets = CABINETS.map((name) => ({
    [name === 'cabinet' ? 'prerender' : `prerender-${name}`]: `widgets/${name}/prerender.tsx`,
  }))
  const drawn = Object.entries(islandEntries()).filter(
    ([name, file]) => !CABINETS.includes(name) && isPrerendered(file),
  )
  const drawnBy = (definition) =>
    Object.fromEntries(
      drawn
        .filter(([, file]) => readFileSync(file, 'utf8').includes(definition))
        .map(([name, file]) => [`prerender-${name}`, file]),
    )
  return [...cabinets, drawnBy('defineIsland('), drawnBy('definePlainIsland(')]
}

const CABINETS = [CABINET, SPECIALIST].map((file) => basename(dirname(file)))

/** Tells whether the island with this entry is drawn before React, too. */
export const isPrerendered = (file) =>
  CABINETS.includes(basename(dirname(file))) || readFileSync(file, 'utf8').includes('prerender: BEFORE_REACT')

const islands = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
