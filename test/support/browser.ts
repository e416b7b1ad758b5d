/** What jsdom lacks of a browser. A test that needs it imports this file. */

let width = 1280

/** Makes the page as wide as told; call it before drawing. */
export const setWidth = (pixels: number): void => {
  width = pixels
}

Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  scrollTo: jest.fn(),
  ResizeObserver: class {
    observe() {
      // Nothing grows in jsdom.
    }
    disconnect() {
      // Nothing was observed.
    }
  },
})

Object.assign(performance, { getEntriesByType: () => [] })

beforeEach(() => setWidth(1280))
