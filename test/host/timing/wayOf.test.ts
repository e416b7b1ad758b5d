import { wayOf } from '../../../src/host/timing/wayOf'

const BUILD = new URL('../../../src/host/', import.meta.url).href
const file = (name: string, startTime: number, transferSize: number, encodedBodySize: number) =>
  ({ name, startTime, transferSize, encodedBodySize }) as unknown as PerformanceResourceTiming
const fetched = (at: number) => file(BUILD + 'chunks/one.js', at, 1300, 1000)
const cached = (at: number) => file(BUILD + 'chunks/two.js', at, 0, 1000)
const revalidated = (at: number) => file(BUILD + 'loader.js', at, 300, 1000)

test.each([
  ['one file of the build came', [cached(10), fetched(20)], 'cold'],
  ['all were kept, or only asked about', [cached(10), revalidated(20)], 'warm'],
  ['nothing was needed', [], 'warm'],
  ['it came before', [fetched(5)], 'warm'],
  ['it came after', [fetched(200)], 'warm'],
  ['it is no file of the build', [file('https://shop.test/photo.jpg', 20, 900, 600)], 'warm'],
  ['the origin of the files tells no sizes', [file(BUILD + 'loader.js', 20, 0, 0)], null],
])('where %s', (_, loaded, way) => {
  expect(wayOf(loaded, 8, 100)).toBe(way)
})
