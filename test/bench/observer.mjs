import { median } from './figures.mjs'

/* What the loader costs a page that changes all the time: 50,000 nodes, 60 changes a second. */

const SECONDS = 5

/** Milliseconds of script per second while the page changes. */
async function scriptTime(browser, shop, hasLoader) {
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
  return { goals: [['share of the processor, 60 changes a second', share, `${share.toFixed(2)} %`, 1]] }
}
