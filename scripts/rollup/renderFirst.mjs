// Run by the build in a process of its own, with the file that holds the components: prints the markup of their variants.
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
    documentElement: { clientWidth: 0, getRootNode: () => ({ querySelectorAll: () => [] }) },
    querySelector: nothing,
    addEventListener: nothing,
  },
  history: {},
  addEventListener: nothing,
})

const { renderPlaces, pages, marks } = await import(pathToFileURL(process.argv[2]).href)
const markups = renderPlaces((matches) => Object.assign(globalThis, { matchMedia: () => ({ matches }) }))
// Libraries keep timers and channels open.
process.stdout.write(JSON.stringify({ markups, pages, marks }), () => process.exit())
