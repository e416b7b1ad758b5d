// Run by the build in a process of its own, with the file that holds the components: prints the markup of their variants,
// and the chunk of each section.
import { pathToFileURL } from 'node:url'

const nothing = () => undefined
const address = 'https://lens.test/lens-profile/'

/** What the components ask of a page while they are drawn. */
Object.assign(globalThis, {
  window: globalThis,
  pageConfig: { profileUrl: '/lens-profile/', chatUrl: 'https://lens-chat.test/' },
  location: new URL(address),
  document: {
    baseURI: address,
    documentElement: { clientWidth: 0 },
    querySelector: nothing,
    addEventListener: nothing,
  },
  history: {},
  addEventListener: nothing,
})

/** The chunk that was asked for last. */
let asked
globalThis.notLoaded = (name) => {
  asked = name
  return new Promise(nothing)
}

const { renderPlaces, sections, marks } = await import(pathToFileURL(process.argv[2]).href)
const markups = renderPlaces((matches) => Object.assign(globalThis, { matchMedia: () => ({ matches }) }))
const chunks = Object.fromEntries(
  sections.filter(({ load }) => load).map(({ path, load }) => [path, (load(), asked)]),
)
// Libraries keep timers and channels open.
process.stdout.write(JSON.stringify({ markups, marks, chunks }), () => process.exit())
