import { readFileSync } from 'node:fs'
import { measureVisitors } from './measure.mjs'
import { median, ms, ratio } from './figures.mjs'
import { toSection } from './probe.mjs'

/* Compares the cabinet's home with the floor, a page of hand-written script. */

const IN_CABINET = '[data-lens-widget=cabinet] >>> '
export const floorLooks = { content: '.card p' }
export const homeLooks = {
  skeleton: `${IN_CABINET}div`,
  link: `${IN_CABINET}a[href$="/orders/"]`,
  content: `${IN_CABINET}.points__value`,
  step: `${IN_CABINET}.now__key`,
  drawn: 1,
}

/**
 * Returns what a CMS template makes of `manifest.json`: the snippet that starts the first calls, and preload hints for the
 * files of the first screen; also the script that says that the visitor is a member.
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

/** The query of each variant of the home page, and the limit of its first data as a ratio to that of the floor page. */
const PAGES = {
  'loader alone': ['bench', 1.2],
  'with the snippet': ['snippet', 1.1],
  'snippet and hints': ['snippet&hints', 1.05],
}
const WARM = 1.05

const ROWS = [
  ['first paint, ms', 'paint', ms],
  ['a menu link works, ms', 'link', ms],
  ['first data, ms', 'content', ms],
  ['what matters now, ms', 'step', ms],
  ['ready for input, ms', 'ready', ms],
  ['blocking, ms', 'blocking', ms],
  ['kB before ready', 'kilobytesBefore', ms],
  ['kB', 'kilobytes', ms],
  ['requests before ready', 'requestsBefore', ms],
  ['requests', 'requests', ms],
  ['heap, MB', 'heap', (value) => value.toFixed(1)],
  ['layout shift', 'shift', (value) => value.toFixed(3)],
]

function goalsOf(of, toOrders) {
  const { floor, 'loader alone': alone } = of
  const rows = Object.entries(PAGES).flatMap(([name, [, limit]]) => [
    [`first data, ${name}`, ...ratio(of[name], floor, 'content'), limit],
    [`first data, ${name}, warm`, ...ratio(of[`${name}, warm`], of['floor, warm'], 'content'), WARM],
    [`ready for input, ${name}`, ...ratio(of[name], floor, 'ready'), 1.6],
  ])
  const { kilobytesBefore, requestsBefore, requests, blocking, shift } = alone
  return [
    ['skeleton', ...ratio(alone, floor, 'skeleton', 'content'), 0.75],
    ['a menu link works', ...ratio(alone, floor, 'link', 'content'), 1.15],
    ...rows,
    ['brotli before ready', kilobytesBefore, `${ms(kilobytesBefore)} kB`, 135],
    ['requests', requests, `${requests}, ${requestsBefore} before ready`, 30],
    ['blocking time', blocking, `${ms(blocking)} ms`, 120],
    ['section to section', toOrders, `${ms(toOrders)} ms`, 60],
    ['layout shift', shift, shift.toFixed(3), 0],
  ]
}

/** Median of `rounds` visits of each kind, each page twice. */
export async function measureHome(bench) {
  const twice = (name, path, looks) => [name, `${name}, warm`].map((kind) => [kind, bench.site + path, looks])
  const toOrders = []
  const columns = await measureVisitors(
    bench,
    [
      twice('floor', '/bench/floor.html', floorLooks),
      ...Object.entries(PAGES).map(([name, [query]]) => twice(name, `/personal/?${query}`, homeLooks)),
    ],
    async (page, name) => {
      if (name === 'loader alone, warm') toOrders.push(await toSection(page, '/orders/', 'Заказы'))
    },
  )
  return { table: { columns, rows: ROWS }, goals: goalsOf(columns, median(toOrders)) }
}
