import { leastOf, ms, ratio } from './figures.mjs'
import { choose, framesOfPress, heapOf, openAs, press, twoFrames, typeAndErase } from './probe.mjs'
import { measureVisitors } from './measure.mjs'
import { longestTask, trace } from './trace.mjs'

/* Measures the islands of the shop's own pages: first content against the floor, the longest task of each step, memory. */

const inIsland = (name, selector) => `[data-lens-widget=${name}] >>> ${selector}`

/** Limits of the first content against the floor. */
const COLD = 1.2
const WARM = 1.15

/**
 * The scenario in which each island is visited, what counts as its content, and its limit of a cold visit where that is
 * another; after a comma, more of one island.
 */
const ISLANDS = {
  product: ['full', '.buy__prices'],
  'product, powers': ['full', '.buy__eye ~ .buy__eye select'],
  catalogue: ['products-60', '.shelf__grid > :nth-child(24)'],
  basket: ['basket', '.basket__columns dl'],
  checkout: ['basket', '.checkout__order dl'],
  'delivery-points': ['full', '.finder__row'],
  locator: ['full', '.finder__row'],
  'cataract-clinics': ['full', '.finder__row'],
  // Times that have passed are folded away.
  promoter: ['promoter', '.slot:not(details .slot)', 1.6],
  'service-programme': ['full', 'input[type=radio]', 1.6],
  survey: ['full', 'fieldset'],
  'video-competition': ['full', 'video'],
  'osdi-6': ['full', 'input[type=radio]'],
  'cldeq-8': ['full', 'input[type=radio]'],
  'lens-calculator': ['full', 'input'],
  'cataract-simulator': ['full', '[role=img]', 1.5],
}

/** Milliseconds that the script of one frame may take. */
const FRAME = 16

/** First content, cold and warm, against the floor of the same round. */
export async function measureIslands(bench) {
  const pages = [
    ['floor', '/bench/floor.html', '.card p', 'full'],
    ...Object.entries(ISLANDS).map(([name, [scenario, selector]]) => {
      const [island] = name.split(',')
      return [name, `/bench/island/${island}.${scenario}`, inIsland(island, selector), scenario]
    }),
  ]
  const columns = await measureVisitors(
    bench,
    pages.map(([name, path, content, scenario]) =>
      [name, `${name}, warm`].map((kind) => [kind, bench.site + path, { content }, `${scenario}.bench`]),
    ),
  )
  const goals = Object.entries(ISLANDS).flatMap(([name, [, , cold = COLD]]) => [
    [`${name}: first content, cold`, ...ratio(columns[name], columns.floor, 'content'), cold],
    [
      `${name}: first content, warm`,
      ...ratio(columns[`${name}, warm`], columns['floor, warm'], 'content'),
      WARM,
    ],
    [`${name}: layout shift`, Number(columns[name].shift.toFixed(3)), columns[name].shift.toFixed(3), 0],
  ])
  const rows = [
    ['first content, ms', 'content', ms],
    ['ready for input, ms', 'ready', ms],
    ['blocking, ms', 'blocking', ms],
    ['kB', 'kilobytes', ms],
    ['requests', 'requests', ms],
  ]
  return { table: { columns, rows }, goals }
}

const MORE = '.basket-line__stepper button:last-of-type'

/** The tasks of a customer with much data, by name: scenario, address and steps. */
const WORKS = {
  'a choice among 9,000 offers': [
    'empty',
    '/catalog/yasno-toric-plus/',
    async (page, step) => {
      // Sphere, cylinder, axis of the right eye, and another sphere.
      for (const [nth, option] of [
        [0, 9],
        [1, 2],
        [2, 5],
        [0, 3],
      ])
        // prettier-ignore
        await step(() => choose(page, '.buy__eye select', nth, option))
    },
  ],
  'a filter over 2,000 products': [
    'products-2000',
    '/catalog/',
    async (page, step) => {
      for (const nth of [0, 2, 0]) await step(() => press(page, 'input[type=checkbox]', nth))
    },
  ],
  'a key over 2,000 products': [
    'products-2000',
    '/catalog/',
    (page, step) => typeAndErase(page, 'торик', step),
  ],
  'a quantity in 50 lines': [
    'basket-50',
    '/basket/',
    async (page, step) => {
      for (const line of [0, 20, 20, 20, 40]) await step(() => press(page, MORE, line))
      // The trace has to include rendering the response.
      await page.locator('.basket-totals[aria-busy=false]').waitFor()
    },
  ],
}

async function longestSteps(browser, shop, [scenario, url, work]) {
  const { context, page } = await openAs(browser, shop + url, scenario)
  await page
    .locator('[data-lens-widget] :is(select, input[type=search], [role=spinbutton])')
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const done = await trace(browser, page, () =>
    work(page, async (act) => {
      await act()
      await page.evaluate(twoFrames)
    }),
  )
  await context.close()
  return { longest: longestTask(done) }
}

/** The most frames from a press to the changed line, of ten presses in a basket of 50 lines. */
async function framesToLine({ browser, shop }) {
  const { context, page } = await openAs(browser, `${shop}/basket/`, 'basket-50')
  await page.locator(MORE).first().waitFor()
  await page.waitForLoadState('networkidle')
  const frames = []
  for (let line = 0; line < 50; line += 5) frames.push(await framesOfPress(page, MORE, line))
  await context.close()
  return Math.max(...frames)
}

/** The longest task of each work, and how soon a press is seen. */
export async function measureWorks({ browser, shop, rounds }) {
  const goals = []
  for (const [name, work] of Object.entries(WORKS)) {
    const { longest } = await leastOf(rounds, () => longestSteps(browser, shop, work))
    goals.push([`${name}: longest task`, longest / FRAME, `${(longest / FRAME).toFixed(2)} × ${FRAME} ms`, 1])
  }
  const frames = await framesToLine({ browser, shop })
  goals.push(['a press in 50 lines: frames to the changed line', frames, `${frames}`, 1])
  return { goals }
}

const MOUNTS = 30

/** MB over the first mount after so many mounts and unmounts. */
async function leakOf(browser, shop, url, island) {
  const { context, page, client } = await openAs(browser, shop + url, 'full')
  const there = page
    .locator(`[data-lens-widget=${island}]`)
    .locator('.finder__row, .buy__eye, .shelf__card')
    .first()
  const again = async () => {
    await page.evaluate(() => window.lensWidgets.unmount())
    await page.evaluate(() => window.lensWidgets.mount())
    await there.waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(twoFrames)
  }
  await there.waitFor()
  await page.waitForLoadState('networkidle')
  // One mount comes before the measurement: code that loads only once, such as the map, is no leak.
  await again()
  const first = await heapOf(client)
  for (let times = 0; times < MOUNTS; times++) await again()
  const last = await heapOf(client)
  await context.close()
  return last - first
}

/** MB of the product with 9,000 offers over the same page without the island. */
async function heapOfOffers(browser, shop) {
  const { context, page, client } = await openAs(browser, `${shop}/catalog/yasno-toric-plus/`, 'empty')
  await page.locator('.buy__eye select').first().waitFor()
  await page.waitForLoadState('networkidle')
  const full = await heapOf(client)
  await context.close()
  const empty = await openAs(browser, `${shop}/examples/plain.html`, 'empty')
  await empty.page.waitForLoadState('networkidle')
  const none = await heapOf(empty.client)
  await empty.context.close()
  return full - none
}

/** Measures the memory after garbage collection; that of the map's points is measured with the map. */
export async function measureMemory({ browser, shop }) {
  const offers = await heapOfOffers(browser, shop)
  const goals = [['product with 9,000 offers: heap', offers, `${offers.toFixed(1)} MB`, 20]]
  for (const [name, url] of [
    ['product', '/catalog/yasno-month/'],
    ['delivery-points', '/examples/delivery.html'],
    ['catalogue', '/catalog/'],
  ]) {
    const leak = await leakOf(browser, shop, url, name)
    goals.push([`${name}: heap after ${MOUNTS} mounts`, leak, `${leak.toFixed(2)} MB over the first`, 1])
  }
  return { goals }
}
