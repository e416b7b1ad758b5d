import { scrolledTo } from '../../support/browser'

it.each(['5', '"x"', '{}', '[1, [2], ["a", "b"]]', '{'])(
  'rubbish in the storage of the page does not keep the cabinet away: %s',
  async (rubbish) => {
    sessionStorage.setItem('lens-widgets:scroll', rubbish)
    const load = jest.isolateModulesAsync(async () => {
      await import('#host/page/scroll')
    })
    await expect(load).resolves.toBeUndefined()
  },
)

it('what was kept before a reload is found again', async () => {
  sessionStorage.setItem('lens-widgets:scroll', '[["list /catalog/", 2823]]')
  await jest.isolateModulesAsync(async () => {
    const { restoreScroll } = await import('#host/page/scroll')
    restoreScroll('list /catalog/')()
  })
  expect(scrolledTo).toHaveBeenCalledWith(0, 2823)
})

describe('a page that Back brings out of the browser’s memory', () => {
  const grow = (height: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height })
  const moveTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
    dispatchEvent(new Event('scroll'))
  }
  afterEach(() => {
    grow(0)
    moveTo(0)
  })

  it('is scrolled to where it was left, whatever it did while it was drawn anew', async () => {
    await jest.isolateModulesAsync(async () => {
      const { followScroll, restoreScroll, keepScroll } = await import('#host/page/scroll')
      const end = followScroll('orders')
      grow(3000)
      moveTo(650)
      dispatchEvent(new Event('pagehide'))
      // The customer's data are dropped first: tracking of the page ends, and the page becomes short.
      end()
      moveTo(175)
      keepScroll('orders')
      dispatchEvent(new Event('pageshow'))
      moveTo(120)
      expect(scrolledTo).toHaveBeenLastCalledWith(0, 650)
      dispatchEvent(new Event('wheel'))
      restoreScroll('orders')()
      expect(scrolledTo).toHaveBeenLastCalledWith(0, 650)
    })
  })

  it('is left alone once the customer has scrolled', async () => {
    await jest.isolateModulesAsync(async () => {
      const { followScroll, restoreScroll } = await import('#host/page/scroll')
      const end = followScroll('points')
      grow(3000)
      moveTo(650)
      dispatchEvent(new Event('pagehide'))
      dispatchEvent(new Event('pageshow'))
      dispatchEvent(new Event('wheel'))
      moveTo(900)
      end()
      restoreScroll('points')()
      expect(scrolledTo).toHaveBeenLastCalledWith(0, 900)
    })
  })

  it('is scrolled to where it was left before its scrolling was told', async () => {
    await jest.isolateModulesAsync(async () => {
      const { followScroll, restoreScroll } = await import('#host/page/scroll')
      const end = followScroll('products')
      grow(3000)
      Object.defineProperty(window, 'scrollY', { configurable: true, value: 650 })
      dispatchEvent(new Event('pagehide'))
      end()
      dispatchEvent(new Event('pageshow'))
      restoreScroll('products')()
      expect(scrolledTo).toHaveBeenLastCalledWith(0, 650)
    })
  })
})

it('the page gets its own scroll restoration back when the last island that took it over is gone', async () => {
  Object.defineProperty(history, 'scrollRestoration', { configurable: true, writable: true, value: 'auto' })
  await jest.isolateModulesAsync(async () => {
    const { takeScrollOver } = await import('#host/page/scroll')
    const [releaseCabinet, releaseList] = [takeScrollOver(), takeScrollOver()]
    releaseCabinet()
    releaseCabinet()
    expect(history.scrollRestoration).toBe('manual')
    releaseList()
    expect(history.scrollRestoration).toBe('auto')
  })
})
