import { bringIntoSight } from '../../../src/host/page/bringIntoSight'

// jsdom has no layout: what the browser does with it is held by test/e2e/places.spec.ts.
const scrollIntoView = jest.fn()
const row = Object.assign(document.createElement('div'), { scrollIntoView })

it.each([
  [true, 'instant'],
  [false, 'smooth'],
])('scrolls as little as needed; without motion, if that is wanted: %s', (isReduced, behavior) => {
  Object.assign(window, { matchMedia: () => ({ matches: isReduced }) })
  bringIntoSight(row)
  expect(scrollIntoView.mock.lastCall).toEqual([{ block: 'nearest', behavior }])
})
