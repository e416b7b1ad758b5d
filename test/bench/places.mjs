import { heapOf, longestTask, openAs, press, twoFrames, typeAndErase } from './probe.mjs'

/* The list beside a map with very many points: the longest task of each kind of step, how soon the map is there, memory. */

/** What is done for each figure, step by step. */
const works = {
  typing: (page, step) => typeAndErase(page, 'Тверская', step),
  filters: async (page, step) => {
    // A type and a payment, and both off again.
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

/** The figures beside their limits, as the benchmark prints them. */
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
    figures[name] = await longestTask(browser, page, () =>
      work(page, async (act) => {
        await act()
        await page.evaluate(twoFrames)
      }),
    )
  }
  figures.heap = await heapOf(client)
  await context.close()
  return figures
}

/** For each scenario the least of all rounds: what the machine does besides makes every figure larger, never smaller. */
async function placeFigures(browser, shop, rounds) {
  const least = {}
  for (let round = 0; round < rounds; round++) {
    for (const scenario of ['full', 'points-10000', 'points-50000']) {
      const figures = await once(browser, shop, scenario)
      const known = (least[scenario] ??= figures)
      for (const [name, value] of Object.entries(figures)) known[name] = Math.min(known[name], value)
    }
  }
  return least
}

/** The least of at most three rounds, beside the limits. */
export async function measurePlaces({ browser, shop, rounds }) {
  return { goals: placeGoals(await placeFigures(browser, shop, Math.min(rounds, 3))) }
}
