import { medians, ms, ratio } from './figures.mjs'
import { measureVisit } from './measure.mjs'

/* The orders by a deep link, beside the floor. */

const IN_CABINET = '[data-lens-widget=cabinet] >>> '
const floorLooks = { content: '.card p' }
const looks = {
  heading: `${IN_CABINET}h1`,
  link: `${IN_CABINET}a[href$="/profile/"]`,
  content: `${IN_CABINET}.page li`,
  drawn: '',
}

/** Who comes: the visits that one visitor makes one after another, and what they look at. */
const VISITORS = [
  [['floor', 'floorWarm'], '/bench/floor.html', floorLooks],
  [['cold', 'warm'], '/personal/orders/?bench', looks],
  [['snippet'], '/personal/orders/?snippet', looks],
]

/** Median of `rounds` visits of each kind. */
export async function measureLinks({ newVisitor, site, rounds }) {
  const runs = { floor: [], floorWarm: [], cold: [], snippet: [], warm: [] }
  for (let round = 0; round < rounds; round++)
    for (const [names, url, what] of VISITORS) {
      const visitor = await newVisitor()
      for (const name of names) runs[name].push(await measureVisit(visitor, site + url, what))
      await visitor.close()
    }
  const { floor, floorWarm, cold, snippet, warm } = Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [name, medians(all)]),
  )
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
    ['orders by a deep link: heading, cold', ...ratio(cold.heading, floor.content), 1.15],
    ['orders by a deep link: heading, warm', ...ratio(warm.heading, floorWarm.content), 1.05],
    ['orders by a deep link: first orders, cold', ...ratio(cold.content, floor.content), 1.6],
    ['orders by a deep link: layout shift', cold.shift, cold.shift.toFixed(3), 0],
  ]
  return {
    table: { columns: { floor, 'floor, warm': floorWarm, cold, 'with the snippet': snippet, warm }, rows },
    goals,
  }
}
