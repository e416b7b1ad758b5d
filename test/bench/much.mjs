import { ms, ratio } from './figures.mjs'
import { measureVisitors } from './measure.mjs'
import { openAs, press, slowed, twoFrames } from './probe.mjs'
import { longestTask, trace } from './trace.mjs'

/* Much on one page: thirty islands, and a basket of 300 lines. */

const ISLANDS = 30

/** Until React has drawn all islands of a page, against one. */
async function readyOfMany(bench, island) {
  const visit = (count) => [
    `${island}, ${count}`,
    `${bench.site}/bench/island/${island}.full.${count}`,
    { drawn: count },
  ]
  const columns = await measureVisitors(bench, [[visit(1)], [visit(ISLANDS)]])
  const [one, many] = [columns[`${island}, 1`], columns[`${island}, ${ISLANDS}`]]
  return [`${ISLANDS} of ${island}: ready against one`, ...ratio(many, one, 'drawn'), 1.3]
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

const MORE = '.basket-line__stepper button:last-of-type'

/** Milliseconds of the longest task from a press on the quantity of a line until it is drawn. */
async function pressAmongLines(browser, shop) {
  const { context, page } = await openAs(browser, `${shop}/basket/`, 'basket-50', async (opened) => {
    await opened.page.route(/\/basket\/\?type=eshop$/, sixfold)
    await slowed(opened)
  })
  await page.locator(MORE).nth(299).waitFor()
  await page.waitForLoadState('networkidle')
  const done = await trace(browser, page, async () => {
    await press(page, MORE, 2)
    await page.evaluate(twoFrames)
  })
  await context.close()
  return longestTask(done)
}

export async function measureMuch(bench) {
  const goals = []
  for (const island of ['product', 'lens-calculator']) goals.push(await readyOfMany(bench, island))
  const press = await pressAmongLines(bench.browser, bench.shop)
  goals.push(['a press among 300 lines at 4 ×: longest task', press, `${ms(press)} ms`, 16])
  return { goals }
}
