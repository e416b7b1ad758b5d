import { leastOf } from './figures.mjs'
import { heapOf, openAs, press, twoFrames, typeAndErase } from './probe.mjs'
import { longestTask, trace } from './trace.mjs'

/* Measures the list and the map with very many points: the longest task of each step, the time until the map shows, memory. */

/** The steps that are measured, by the name of the figure. */
const works = {
  typing: (page, step) => typeAndErase(page, 'Тверская', step),
  filters: async (page, step) => {
    // Ticks a type and a payment, and unticks both.
    for (const nth of [1, 4, 1, 4]) await step(() => press(page, '.finder input[type=checkbox]', nth))
  },
  panning: async (page, step) => {
    const { x, y } = await page.locator('.map').boundingBox()
    await page.mouse.move(x + 300, y + 300)
    await page.mouse.down()
    for (let turn = 1; turn <= 10; turn++) await step(() => page.mouse.move(x + 300 - turn * 12, y + 300))
    await page.mouse.up()
  },
  zooming: async (page, step) => {
    for (const nth of [0, 0, 1, 1]) await step(() => press(page, '.map__zoom button', nth))
  },
}

/** Milliseconds that the script of one frame may take, and MB over a map of few points. */
const LIMITS = { 'points-10000': { script: 16, heap: 25 }, 'points-50000': { script: 50, heap: 80 } }

/** Returns the values with their limits, as rows of the benchmark. */
function placeGoals({ full, ...many }) {
  return Object.entries(many).flatMap(([scenario, { map, heap, ...steps }]) => {
    const { script, heap: room } = LIMITS[scenario]
    const over = heap - full.heap
    return [
      ...Object.entries(steps).map(([name, most]) => [
        `${scenario}, ${name}: longest task`,
        most / script,
        `${(most / script).toFixed(2)} × ${script} ms`,
        1,
      ]),
      [`${scenario}: first map`, map / full.map, `${(map / full.map).toFixed(2)} × that of 48 points`, 1.3],
      [`${scenario}: heap`, over, `${over.toFixed(1)} MB more`, room],
    ]
  })
}

async function once(browser, shop, scenario) {
  const { context, page, client } = await openAs(browser, `${shop}/examples/delivery.html`, scenario)
  await page.locator('.map').waitFor()
  await page.locator('[data-mark]').first().waitFor()
  const figures = { map: await page.evaluate(() => performance.now()) }
  await page.waitForLoadState('networkidle')
  for (const [name, work] of Object.entries(works)) {
    const done = await trace(browser, page, () =>
      work(page, async (act) => {
        await act()
        await page.evaluate(twoFrames)
      }),
    )
    figures[name] = longestTask(done)
  }
  figures.heap = await heapOf(client)
  await context.close()
  return figures
}

export async function measurePlaces({ browser, shop, rounds }) {
  const figures = {}
  for (const scenario of ['full', ...Object.keys(LIMITS)])
    figures[scenario] = await leastOf(rounds, () => once(browser, shop, scenario))
  return { goals: placeGoals(figures) }
}
