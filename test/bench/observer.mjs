import { median } from './figures.mjs'

/* Measures the load of the loader on a page that changes all the time: 50,000 nodes, 60 changes a second. */

const SECONDS = 5
/** Percent of a core. */
const LIMIT = 1

/** A fault put in on purpose: what looks at each node of the page at each change. */
const lookEverywhere = () =>
  new window.MutationObserver(() => {
    for (const element of document.querySelectorAll('*')) element.hasAttribute('data-lens-widget')
  }).observe(document, { childList: true, subtree: true })

/** Milliseconds of script per second while the page changes. */
async function scriptTime(browser, shop, hasLoader, fault) {
  const context = await browser.newContext()
  const page = await context.newPage()
  if (!hasLoader) await page.route(/loader\.js/, (route) => route.abort())
  await page.goto(`${shop}/examples/plain.html`, { waitUntil: 'load' })
  await page.evaluate(() => {
    const list = document.createElement('div')
    list.hidden = true
    for (let row = 0; row < 10_000; row++) {
      const item = document.createElement('p')
      for (const text of ['a', 'b', 'c', 'd'])
        item.append(Object.assign(document.createElement('b'), { textContent: text }))
      list.append(item)
    }
    document.body.append(list)
    const change = () => {
      list.lastElementChild.replaceWith(list.firstElementChild.cloneNode(true))
      requestAnimationFrame(change)
    }
    change()
  })
  if (fault) await page.evaluate(fault)
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const script = async () => {
    const { metrics } = await client.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
  }
  await page.waitForTimeout(500)
  const before = await script()
  await page.waitForTimeout(SECONDS * 1000)
  const spent = (await script()) - before
  await context.close()
  return spent / SECONDS
}

export async function measureObserver({ browser, shop, rounds }) {
  const costs = []
  for (let round = 0; round < rounds; round++) {
    const without = await scriptTime(browser, shop, false)
    costs.push((await scriptTime(browser, shop, true)) - without)
  }
  const share = Math.max(0, median(costs)) / 10
  const careless = (await scriptTime(browser, shop, false, lookEverywhere)) / 10
  const percent = (part) => `${part.toFixed(2)} %`
  return {
    goals: [
      ['share of the processor, 60 changes a second', share, percent(share), LIMIT],
      // The other way round: the measurement has to find it above the limit.
      ['what looking at each node at each change costs is noticed', LIMIT / careless, percent(careless), 1],
    ],
  }
}
