import { ms, ratio } from './figures.mjs'
import { measureVisitors } from './measure.mjs'

/* Compares the orders, opened by a deep link, with the floor. */

const IN_CABINET = '[data-lens-widget=cabinet] >>> '
const floorLooks = { content: '.card p' }
const looks = {
  heading: `${IN_CABINET}h1`,
  link: `${IN_CABINET}a[href$="/profile/"]`,
  content: `${IN_CABINET}.page li`,
  drawn: 1,
}

/** Median of `rounds` visits of each kind. */
export async function measureLinks(bench) {
  const toFloor = [`${bench.site}/bench/floor.html`, floorLooks]
  const toOrders = [`${bench.site}/personal/orders/?bench`, looks]
  const toKnown = [`${bench.site}/personal/orders/?member`, looks]
  const { floor, floorWarm, cold, warm, known, knownWarm, snippet } = await measureVisitors(bench, [
    [
      ['floor', ...toFloor],
      ['floorWarm', ...toFloor],
    ],
    [
      ['cold', ...toOrders],
      ['warm', ...toOrders],
    ],
    [
      ['known', ...toKnown],
      ['knownWarm', ...toKnown],
    ],
    [['snippet', `${bench.site}/personal/orders/?snippet&member`, looks]],
  ])
  const rows = [
    ['heading, ms', 'heading', ms],
    ['a menu link works, ms', 'link', ms],
    ['first orders, ms', 'content', ms],
    ['React is there, ms', 'drawn', ms],
    ['blocking, ms', 'blocking', ms],
    ['kB', 'kilobytes', ms],
    ['layout shift', 'shift', (value) => value.toFixed(3)],
  ]
  const goals = [
    ['orders by a deep link: heading, cold', ...ratio(cold, floor, 'heading', 'content'), 1.15],
    ['orders by a deep link: heading, warm', ...ratio(warm, floorWarm, 'heading', 'content'), 1.05],
    ['orders by a deep link: first orders, cold', ...ratio(cold, floor, 'content'), 1.4],
    ['orders by a deep link: first orders, warm', ...ratio(warm, floorWarm, 'content'), 1.2],
    ['a known member: first orders, cold', ...ratio(known, floor, 'content'), 1.4],
    ['a known member: first orders, warm', ...ratio(knownWarm, floorWarm, 'content'), 1.2],
    ['orders by a deep link: layout shift', cold.shift, cold.shift.toFixed(3), 0],
  ]
  const columns = {
    floor,
    'floor, warm': floorWarm,
    cold,
    warm,
    'known member': known,
    'known, warm': knownWarm,
    'and the snippet': snippet,
  }
  return { table: { columns, rows }, goals }
}
