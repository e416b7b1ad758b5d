import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** The modules of the product that the build has to know: all that it names of `src/` and `widgets/` stands here. */
const at = (path) => `${process.cwd()}/${path}`

export const LOADER = 'widgets/loader.ts'
export const CHECK = 'check/main.ts'
export const PUBLIC_TYPES = 'src/host/publicApi.ts'
export const CABINET = at('widgets/cabinet/index.tsx')
/** Another cabinet: it shares the shell with the first and with no island of the shop. */
export const SPECIALIST = at('widgets/specialist/index.tsx')
/** The home's first card, for which React waits. */
export const NEXT_STEP = at('widgets/cabinet/home/step/NextStepCard.tsx')
/** What the home draws after it. */
export const LATER_CARDS = at('widgets/cabinet/home/MoreCards.tsx')
/** Whose dynamic imports are the cabinet's pages. */
export const SECTIONS = at('widgets/cabinet/sections.ts')
/** What draws the cabinet before React. */
export const PRERENDER = at('widgets/cabinet/prerender.tsx')
/** What islands with the store import. */
export const STORE = at('src/store/store.ts')
export const LOAD_CHUNK = at('src/host/loading/loadChunk.ts')
export const PONYFILLS = at('src/host/ponyfills.ts')
/** What React finds translated texts with. */
export const TRANSLATED = at('src/host/page/translated.ts')
/** What `TRANSLATED` needs. */
export const WITHOUT_INHERITED = at('src/host/withoutInherited.ts')
/** React's root, which every island imports when it already runs. */
export const ROOT = at('src/island/root.ts')
/** What stands for libraries in what is drawn before React, each under its name. */
export const PRERENDER_LIBRARIES = at('src/prerender/libraries')

/** Each folder of `widgets/` is an island; its chunk has the folder's name. */
export const islandEntries = () =>
  Object.fromEntries(islands().map((name) => [name, `widgets/${name}/index.tsx`]))

/** What is drawn before React, by builds: each cabinet's frame, whose pages follow from it, and all other islands together. */
export function prerenderBuilds() {
  const drawn = islands().filter((name) => existsSync(fileOf(name)))
  const others = drawn.filter((name) => !CABINETS.includes(name))
  return [...CABINETS.map((name) => [name]), others].map((names) =>
    Object.fromEntries(
      names.map((name) => [name === 'cabinet' ? 'prerender' : `prerender-${name}`, fileOf(name)]),
    ),
  )
}

const fileOf = (name) => `widgets/${name}/prerender.tsx`

const CABINETS = [CABINET, SPECIALIST].map((file) => basename(dirname(file)))

const islands = () =>
  readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
