import fc from 'fast-check'
import { freePlace, type Box } from '../../../examples/shop/site/sandbox/freePlace'

const WINDOW = { width: 375, height: 812 }
const PILL = { width: 44, height: 44 }

const box = fc
  .record({
    left: fc.integer({ min: -100, max: 375 }),
    top: fc.integer({ min: -100, max: 812 }),
    width: fc.integer({ min: 1, max: 375 }),
    height: fc.integer({ min: 1, max: 120 }),
  })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }))

it('the control never covers what is pressed, and stays in the window', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 40 }), (taken) => {
      const place = freePlace(PILL, WINDOW, taken)
      if (!place) return
      const covered = taken.filter(
        ({ left, right, top, bottom }) =>
          left < place.right && right > place.left && top < place.bottom && bottom > place.top,
      )
      expect(covered).toEqual([])
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.top).toBeGreaterThanOrEqual(WINDOW.height / 2)
      expect(place.right).toBeLessThanOrEqual(WINDOW.width)
      expect(place.bottom).toBeLessThanOrEqual(WINDOW.height)
    }),
  )
})

it('it stands in its corner where that is free, rises above a bar, and goes to the left of a column', () => {
  const corner = { left: 319, top: 756, right: 363, bottom: 800 }
  expect(freePlace(PILL, WINDOW, [])).toEqual(corner)
  const bar = { left: 0, top: 740, right: 375, bottom: 812 }
  expect(freePlace(PILL, WINDOW, [bar])).toMatchObject({ left: 319, bottom: 736 })
  const column = { left: 200, top: 0, right: 375, bottom: 812 }
  expect(freePlace(PILL, WINDOW, [column])).toMatchObject({ left: 12, bottom: 800 })
  expect(freePlace(PILL, WINDOW, [bar, column, { ...bar, top: 0 }])).toBeUndefined()
})
