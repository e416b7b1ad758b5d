import { measureVisitors } from './measure.mjs'
import { median, ms, ratio } from './figures.mjs'
import { toSection } from './probe.mjs'

/* Compares the specialist's home with the floor, and measures the navigation from it to another section. */

const IN_CABINET = '[data-lens-widget=specialist] >>> '
const floorLooks = { content: '.card p' }
const looks = {
  heading: `${IN_CABINET}h1`,
  content: `${IN_CABINET}.occasion__when`,
  drawn: 1,
}
const TOKEN = 'specialist.bench'

/** Median of `rounds` visits of each kind. */
export async function measureSpecialist(bench) {
  const toFloor = [`${bench.site}/bench/floor.html`, floorLooks]
  const toHome = [`${bench.site}/specialist/?bench`, looks, TOKEN]
  const sections = []
  const { floor, floorWarm, cold, warm } = await measureVisitors(
    bench,
    [
      [
        ['floor', ...toFloor],
        ['floorWarm', ...toFloor],
      ],
      [
        ['cold', ...toHome],
        ['warm', ...toHome],
      ],
    ],
    async (page, name) => {
      if (name === 'warm') sections.push(await toSection(page, '/documents/', 'Мои документы'))
    },
  )
  const rows = [
    ['heading, ms', 'heading', ms],
    ['first card, ms', 'content', ms],
    ['React is there, ms', 'drawn', ms],
    ['blocking, ms', 'blocking', ms],
    ['kB', 'kilobytes', ms],
    ['layout shift', 'shift', (value) => value.toFixed(3)],
  ]
  const goals = [
    ["specialist's home: heading, cold", ...ratio(cold, floor, 'heading', 'content'), 1.15],
    ["specialist's home: heading, warm", ...ratio(warm, floorWarm, 'heading', 'content'), 1.15],
    ["specialist's home: first card, cold", ...ratio(cold, floor, 'content'), 1.3],
    ["specialist's home: first card, warm", ...ratio(warm, floorWarm, 'content'), 1.2],
    ['section to section', median(sections), `${ms(median(sections))} ms`, 60],
    ["specialist's home: layout shift", cold.shift, cold.shift.toFixed(3), 0],
  ]
  return { table: { columns: { floor, 'floor, warm': floorWarm, cold, warm }, rows }, goals }
}
