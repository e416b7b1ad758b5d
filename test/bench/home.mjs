import { readFileSync } from 'node:fs'
import { measureVisitors } from './measure.mjs'
import { median, ms, ratio } from './figures.mjs'
import { toSection } from './probe.mjs'

/* The cabinet's home and the list of delivery points beside the floor, a page of hand-written script. */

const IN_CABINET = '[data-lens-widget=cabinet] >>> '
const floorLooks = { content: '.card p' }
const cabinetLooks = {
  skeleton: `${IN_CABINET}div`,
  link: `${IN_CABINET}a[href$="/orders/"]`,
  content: `${IN_CABINET}.points__value`,
  drawn: 1,
}

const listLooks = { content: '[data-lens-widget=delivery-points] >>> .finder__row' }

/**
 * What a CMS template makes of `manifest.json`: the snippet that starts the first calls, and the files of the first
 * screen, under way before the loader runs; and that the visitor is a member, where it knows.
 */
export function templateParts() {
  const { preload, snippet } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const hints = preload.cabinet
    .filter(({ file }) => file.endsWith('.js'))
    .map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="/assets/lens-widgets/${file}" integrity="${integrity}" fetchpriority="low">`,
    )
    .join('')
  const member = '<script>pageConfig.isMember = true</script>'
  return { hints, member, snippet: `<script>${snippet.code}</script>` }
}

/** Who comes: what each visitor opens one after another, every visit as [name, address, looks]. */
const visitorsOf = ({ site, plainSite, lossySite }) => [
  [
    ['floor', `${site}/bench/floor.html`, floorLooks],
    ['floorWarm', `${site}/bench/floor.html`, floorLooks],
  ],
  [
    ['cold', `${site}/personal/?bench`, cabinetLooks],
    ['warm', `${site}/personal/?bench`, cabinetLooks],
  ],
  [['early', `${site}/personal/?snippet`, cabinetLooks]],
  [['hinted', `${site}/personal/?snippet&hints`, cabinetLooks]],
  [
    ['list', `${site}/examples/delivery.html`, listLooks],
    ['listWarm', `${site}/examples/delivery.html`, listLooks],
  ],
  [['plain', `${site}/examples/plain.html`, {}]],
  [['all', `${site}/examples/all.html`, { content: `${IN_CABINET}a` }]],
  [['plainFloor', `${plainSite}/bench/floor.html`, floorLooks]],
  [['plainCold', `${plainSite}/personal/?bench`, cabinetLooks]],
  [['lossyFloor', `${lossySite}/bench/floor.html`, floorLooks]],
  [['lossy', `${lossySite}/personal/?bench`, cabinetLooks]],
]

/** Median of `rounds` visits of each kind. */
export async function measureHome(bench) {
  const sections = []
  const of = await measureVisitors(bench, visitorsOf(bench), async (page, name) => {
    if (name === 'warm') sections.push(await toSection(page, '/orders/', 'Заказы'))
  })
  const { floor, floorWarm, cold, warm, early, hinted, list, listWarm } = of
  const columns = {
    floor,
    'floor, warm': floorWarm,
    cold,
    'with the snippet': early,
    'and hints': hinted,
    warm,
    'floor, HTTP/1.1': of.plainFloor,
    'cold, HTTP/1.1': of.plainCold,
    'floor, 3 % lost': of.lossyFloor,
    'cold, 3 % lost': of.lossy,
    points: list,
    'points, warm': listWarm,
    'all islands': of.all,
    'no container': of.plain,
  }
  const rows = [
    ['first paint, ms', 'paint', ms],
    ['a menu link works, ms', 'link', ms],
    ['first data, ms', 'content', ms],
    ['ready for input, ms', 'ready', ms],
    ['blocking, ms', 'blocking', ms],
    ['kB', 'kilobytes', ms],
    ['requests', 'requests', ms],
    ['heap, MB', 'heap', (value) => value.toFixed(1)],
    ['layout shift', 'shift', (value) => value.toFixed(3)],
  ]
  const goals = [
    ['skeleton', ...ratio(cold, floor, 'skeleton', 'content'), 0.75],
    ['first data, cold', ...ratio(cold, floor, 'content'), 1.15],
    ['first data, with the snippet', ...ratio(early, floor, 'content'), 0.95],
    ['first data, snippet and hints', ...ratio(hinted, floor, 'content'), 0.95],
    ['first data, warm', ...ratio(warm, floorWarm, 'content'), 1.05],
    ['a menu link works, cold', ...ratio(cold, floor, 'link', 'content'), 1.15],
    ['ready for input, cold', ...ratio(cold, floor, 'ready'), 1.6],
    ['ready for input, snippet and hints', ...ratio(hinted, floor, 'ready'), 1.5],
    ['blocking time, cold', cold.blocking, `${ms(cold.blocking)} ms`, 120],
    ['HTTP/1.1: first data', ...ratio(of.plainCold, of.plainFloor, 'content'), 1.3],
    ['HTTP/1.1: ready', ...ratio(of.plainCold, of.plainFloor, 'ready'), 1.85],
    ['3 % of the packets lost: first data', ...ratio(of.lossy, of.lossyFloor, 'content'), 1.3],
    ['section to section', median(sections), `${ms(median(sections))} ms`, 50],
    ['layout shift', cold.shift, cold.shift.toFixed(3), 0],
    ['points: first list, cold', ...ratio(list, floor, 'content'), 1.6],
    ['points: first list, warm', ...ratio(listWarm, floorWarm, 'content'), 1.2],
    ['points: layout shift', list.shift, list.shift.toFixed(3), 0],
  ]
  return { table: { columns, rows }, goals }
}
