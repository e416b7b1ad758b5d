/** Defines browser features that jsdom lacks. A test that needs them imports this file. */

let width = 1280

/** Sets the width of the page; it has to be called before rendering. */
export const setWidth = (pixels: number): void => {
  width = pixels
}

/** Records the scroll positions that the page has set. */
export const scrolledTo = jest.fn()

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: scrolledTo,
})

// Node's own `BroadcastChannel` would keep the test run from ending.
class Channel {
  static told: string[] = []
  static heard: { name: string; listener: () => void }[] = []
  constructor(private readonly name: string) {}
  addEventListener(_: string, listener: () => void) {
    Channel.heard.push({ name: this.name, listener })
  }
  removeEventListener(_: string, listener: () => void) {
    Channel.heard = Channel.heard.filter((one) => one.listener !== listener)
  }
  postMessage() {
    Channel.told.push(this.name)
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel })

/** The channels on which this page has sent messages to other tabs. */
export const toldTabs = Channel.told

/** Another tab tells this one that something has changed. */
export const tellFromOtherTab = (topic: string): void =>
  Channel.heard.filter(({ name }) => name === `lens-widgets:${topic}`).forEach(({ listener }) => listener())

/** The customer leaves in another tab. */
export const leaveInOtherTab = (): void => tellFromOtherTab('session')

Object.assign(performance, { getEntriesByType: () => [] })

beforeEach(() => {
  setWidth(1280)
  toldTabs.length = 0
})
