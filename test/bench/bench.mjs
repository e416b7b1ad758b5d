// Speed against the floor, measured side by side: `npm run bench [rounds]`. It prints and judges, it fails nothing.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { visit } from './measure.mjs'
import { startNetwork } from './network.mjs'
import { longestTasks } from './orders.mjs'
import { placeFigures, placeGoals } from './places.mjs'
import { startServer } from './server.mjs'

const SHOP_PORT = 4191
const SERVER_PORT = 4192
const PORT = 4193
const ROUNDS = Number(process.argv[2] ?? 7)
/** Milliseconds from which a browser calls a task long. */
const LONG_TASK = 50
const site = `http://localhost:${PORT}`

const IN_CABINET = '[data-lens-widget=cabinet] >>> '
const floorLooks = { content: '.card p' }
const cabinetLooks = {
  skeleton: `${IN_CABINET}div`,
  frame: `${IN_CABINET}h1`,
  content: `${IN_CABINET}.points__value`,
}

/** What a CMS template makes of `manifest.json`: the files of the first screen, under way before the loader runs. */
function preloadHints() {
  const { preload } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  return preload.cabinet
    .filter(({ file }) => file.endsWith('.js'))
    .map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="/assets/lens-widgets/${file}" integrity="${integrity}">`,
    )
    .join('')
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN

function medians(rounds) {
  const names = Object.keys(rounds[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))]))
}

/** From the click on a section that was pointed at, to its page. */
async function toSection(page, client) {
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const link = page.getByRole('link', { name: 'Заказы', exact: true })
  await link.hover()
  await page.waitForLoadState('networkidle')
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const time = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.querySelector('[data-lens-widget=cabinet]').shadowRoot
        const from = performance.now()
        const look = () => {
          const isThere =
            root.querySelector('h1')?.textContent === 'Заказы' && root.querySelector('.page .card')
          if (isThere) resolve(performance.now() - from)
          else requestAnimationFrame(look)
        }
        root.querySelector('a[href$="/orders/"]').click()
        requestAnimationFrame(look)
      }),
  )
  return time
}

const shop = spawn(process.execPath, ['build/shop/server.mjs'], {
  env: { ...process.env, PORT: String(SHOP_PORT) },
})
await new Promise((resolve) => shop.stdout.once('data', resolve))
const server = await startServer(SERVER_PORT, `http://localhost:${SHOP_PORT}`, preloadHints())
const network = await startNetwork(PORT, SERVER_PORT)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
})

const listLooks = { content: '[data-lens-widget=delivery-points] >>> .finder__row' }
const runs = { floor: [], cold: [], hinted: [], warm: [], plain: [], all: [], list: [], listWarm: [] }
const sections = []
let ordersTasks
let places
try {
  for (let round = 0; round < ROUNDS; round++) {
    const once = async (name, url, looks, context) => {
      const own = context ?? (await browser.newContext({ locale: 'ru-RU' }))
      const { page, client, measures } = await visit(own, site + url, looks)
      runs[name].push(measures)
      if (name === 'warm') sections.push(await toSection(page, client))
      await page.close()
      if (!context) await own.close()
    }
    await once('floor', '/bench/floor.html', floorLooks)
    const context = await browser.newContext({ locale: 'ru-RU' })
    await once('cold', '/personal/?bench', cabinetLooks, context)
    await once('warm', '/personal/?bench', cabinetLooks, context)
    await context.close()
    const places = await browser.newContext({ locale: 'ru-RU' })
    await once('list', '/examples/delivery.html', listLooks, places)
    await once('listWarm', '/examples/delivery.html', listLooks, places)
    await places.close()
    await once('hinted', '/personal/?hints', cabinetLooks)
    await once('plain', '/examples/plain.html', {})
    await once('all', '/examples/all.html', { content: `${IN_CABINET}a` })
  }
  ordersTasks = await longestTasks(browser, `http://localhost:${SHOP_PORT}`, ROUNDS)
  places = await placeFigures(browser, `http://localhost:${SHOP_PORT}`, Math.min(ROUNDS, 3))
} finally {
  await browser.close()
  network.close()
  server.close()
  shop.kill()
}

const { floor, cold, hinted, warm, plain, all, list, listWarm } = Object.fromEntries(
  Object.entries(runs).map(([name, rounds]) => [name, medians(rounds)]),
)
const ms = (value) => `${Math.round(value)}`
const columns = {
  floor,
  cold,
  'cold, hints': hinted,
  warm,
  points: list,
  'points, warm': listWarm,
  'all islands': all,
  'no container': plain,
}
const rows = [
  ['first paint, ms', 'paint', ms],
  ['first data, ms', 'content', ms],
  ['ready for input, ms', 'ready', ms],
  ['blocking, ms', 'blocking', ms],
  ['kB', 'kilobytes', ms],
  ['requests', 'requests', ms],
  ['heap, MB', 'heap', (value) => value.toFixed(1)],
  ['layout shift', 'shift', (value) => value.toFixed(3)],
]
console.log(`\nMedian of ${ROUNDS}; 4× slower processor, 150 ms round trip, 1.6 Mbit/s, API 100 ms\n`)
console.log(`| | ${Object.keys(columns).join(' | ')} |`)
console.log(`|---|${'---|'.repeat(Object.keys(columns).length)}`)
for (const [title, name, format] of rows) {
  const cells = Object.values(columns).map((column) => (name in column ? format(column[name]) : '—'))
  console.log(`| ${title} | ${cells.join(' | ')} |`)
}

const ratio = (value, to) => [value / to, `${(value / to).toFixed(2)} × floor`]
const goals = [
  ['skeleton', ...ratio(cold.skeleton, floor.content), 0.75],
  ['first data, cold', ...ratio(cold.content, floor.content), 1.5],
  ['first data, cold, with hints', ...ratio(hinted.content, floor.content), 1.5],
  ['first data, warm', ...ratio(warm.content, floor.content), 1.1],
  ['ready for input, cold', ...ratio(cold.ready, floor.ready), 1.5],
  ['blocking time, cold', cold.blocking, `${ms(cold.blocking)} ms`, 150],
  ['section to section', median(sections), `${ms(median(sections))} ms`, 100],
  ['layout shift', cold.shift, cold.shift.toFixed(3), 0],
  ['points: first list, cold', ...ratio(list.content, floor.content), 1.6],
  ['points: first list, warm', ...ratio(listWarm.content, floor.content), 1.2],
  ['points: layout shift', list.shift, list.shift.toFixed(3), 0],
  ...placeGoals(places),
  ...Object.entries(ordersTasks).map(([work, longest]) => [
    `300 orders, ${work}: longest task`,
    longest / LONG_TASK,
    `${(longest / LONG_TASK).toFixed(2)} × a long task`,
    1,
  ]),
]
console.log('\n| goal | measured | limit | |\n|---|---|---|---|')
for (const [title, value, text, limit] of goals) {
  console.log(`| ${title} | ${text} | ${limit} | ${value <= limit ? 'met' : 'not met'} |`)
}
