import { leastOf, ms, ratio } from './figures.mjs'
import { measureVisitors } from './measure.mjs'
import { openAs, press, slowed, twoFrames } from './probe.mjs'

/* Much on one page: thirty islands, and a basket of 300 lines. */

const ISLANDS = 30

/** Until React has drawn the first and all islands of a page, against one that stands alone. */
async function readyOfMany(bench, island) {
  const visit = (count) => [
    `${island}, ${count}`,
    `${bench.site}/bench/island/${island}.full.${count}`,
    { first: 1, all: count },
  ]
  const columns = await measureVisitors(bench, [[visit(1)], [visit(ISLANDS)]])
  const [one, many] = [columns[`${island}, 1`], columns[`${island}, ${ISLANDS}`]]
  return ['first', 'all'].map((which) => {
    const [middle, words] = ratio(many, one, which)
    return [`${ISLANDS} of ${island}: ${which} ready`, middle, words.replace('floor', 'one alone'), 1.3]
  })
}

export async function measureThirty(bench) {
  const goals = []
  for (const island of ['product', 'lens-calculator']) goals.push(...(await readyOfMany(bench, island)))
  return { goals }
}

/** The shop's basket with each line six times, under ids of their own. */
async function sixfold(route) {
  const answer = await route.fetch()
  const json = await answer.json()
  const items = json.data?.items ?? []
  const copies = [1, 2, 3, 4, 5].flatMap((copy) =>
    items.map((item) => ({ ...item, basket_item_id: `${item.basket_item_id}-${copy}` })),
  )
  await route.fulfill({
    response: answer,
    json: { ...json, data: { ...json.data, items: [...items, ...copies] } },
  })
}

/** Runs in the page: waits until the processor has been idle for a while, with a limit of tries. */
const calm = async () => {
  for (let moments = 0, tries = 0; moments < 30 && tries < 300; moments++, tries++) {
    const from = performance.now()
    await new Promise((resolve) => window.requestIdleCallback(resolve))
    if (performance.now() - from > 50) moments = 0
  }
}

const MORE = '.basket-line__stepper button:last-of-type'

/**
 * Milliseconds of script, style and layout from a press on the quantity of a line until it is drawn. Not from a trace: with
 * so many nodes its own work is most of a task.
 */
async function pressAmongLines(browser, shop) {
  const { context, page, client } = await openAs(browser, `${shop}/basket/`, 'basket-50', async (opened) => {
    await opened.page.route(/\/basket\/\?type=eshop$/, sixfold)
    await slowed(opened)
  })
  await page.locator(MORE).nth(299).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(calm)
  await client.send('Performance.enable')
  const work = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
    return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1000 : sum), 0)
  }
  const before = await work()
  await press(page, MORE, 2)
  await page.evaluate(twoFrames)
  const after = await work()
  await context.close()
  return { work: after - before }
}

export async function measureMuch({ browser, shop, rounds }) {
  const { work } = await leastOf(rounds, () => pressAmongLines(browser, shop))
  return { goals: [['a press among 300 lines at 4 ×: script and layout', work, `${ms(work)} ms`, 16]] }
}
