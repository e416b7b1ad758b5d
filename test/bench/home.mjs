import { readFileSync } from 'node:fs'
import { visit } from './measure.mjs'
import { median, medians, ms, ratio } from './figures.mjs'

/* The cabinet's home and the list of delivery points beside the floor, a page of hand-written script. */

const IN_CABINET = '[data-lens-widget=cabinet] >>> '
const floorLooks = { content: '.card p' }
const cabinetLooks = {
  skeleton: `${IN_CABINET}div`,
  link: `${IN_CABINET}a[href$="/orders/"]`,
  content: `${IN_CABINET}.points__value`,
  drawn: '',
}

const listLooks = { content: '[data-lens-widget=delivery-points] >>> .finder__row' }

/**
 * What a CMS template makes of `manifest.json`: the snippet that starts the first calls, and the files of the first
 * screen, under way before the loader runs.
 */
export function templateParts() {
  const { preload, snippet } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  const hints = preload.cabinet
    .filter(({ file }) => file.endsWith('.js'))
    .map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="/assets/lens-widgets/${file}" integrity="${integrity}">`,
    )
    .join('')
  return { hints, snippet: `<script>${snippet.code}</script>` }
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

/** Median of `rounds` visits of each kind. */
export async function measureHome({ browser, site, lossySite, rounds }) {
  const runs = {
    lossyFloor: [],
    lossy: [],
    floor: [],
    cold: [],
    early: [],
    hinted: [],
    warm: [],
    plain: [],
    all: [],
    list: [],
    listWarm: [],
  }
  const sections = []
  for (let round = 0; round < rounds; round++) {
    const once = async (name, url, looks, context) => {
      const own = context ?? (await browser.newContext({ locale: 'ru-RU' }))
      const { page, client, measures } = await visit(
        own,
        (name.startsWith('lossy') ? lossySite : site) + url,
        looks,
      )
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
    await once('early', '/personal/?snippet', cabinetLooks)
    await once('hinted', '/personal/?snippet&hints', cabinetLooks)
    await once('lossyFloor', '/bench/floor.html', floorLooks)
    await once('lossy', '/personal/?bench', cabinetLooks)
    await once('plain', '/examples/plain.html', {})
    await once('all', '/examples/all.html', { content: `${IN_CABINET}a` })
  }
  const { lossyFloor, lossy, floor, cold, early, hinted, warm, plain, all, list, listWarm } =
    Object.fromEntries(Object.entries(runs).map(([name, rounds]) => [name, medians(rounds)]))
  const columns = {
    floor,
    cold,
    'with the snippet': early,
    'and hints': hinted,
    warm,
    'floor, 3 % lost': lossyFloor,
    'cold, 3 % lost': lossy,
    points: list,
    'points, warm': listWarm,
    'all islands': all,
    'no container': plain,
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
    ['skeleton', ...ratio(cold.skeleton, floor.content), 0.75],
    ['first data, cold', ...ratio(cold.content, floor.content), 1.15],
    ['first data, with the snippet', ...ratio(early.content, floor.content), 0.95],
    ['first data, warm', ...ratio(warm.content, floor.content), 1.05],
    ['a menu link works, cold', ...ratio(cold.link, floor.content), 1.15],
    ['ready for input, cold', ...ratio(cold.ready, floor.ready), 1.6],
    ['ready for input, snippet and hints', ...ratio(hinted.ready, floor.ready), 1.5],
    ['blocking time, cold', cold.blocking, `${ms(cold.blocking)} ms`, 120],
    ['HTTP without multiplexing: first data', ...ratio(cold.content, floor.content), 1.3],
    ['HTTP without multiplexing: ready', ...ratio(cold.ready, floor.ready), 1.85],
    ['3 % of the packets lost: first data', ...ratio(lossy.content, lossyFloor.content), 1.3],
    ['section to section', median(sections), `${ms(median(sections))} ms`, 50],
    ['layout shift', cold.shift, cold.shift.toFixed(3), 0],
    ['points: first list, cold', ...ratio(list.content, floor.content), 1.6],
    ['points: first list, warm', ...ratio(listWarm.content, floor.content), 1.2],
    ['points: layout shift', list.shift, list.shift.toFixed(3), 0],
  ]
  return { table: { columns, rows }, goals }
}
