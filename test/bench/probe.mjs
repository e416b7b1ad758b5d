/* What the parts of the benchmark look at in a page. */

/** Opens a page as a visitor of a scenario, on a quick line. */
export async function openAs(browser, url, scenario) {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 1400 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.addInitScript((token) => localStorage.setItem('example-shop:token', token), `${scenario}.bench`)
  await page.goto(url)
  return { context, page, client }
}

/** Runs in the page: what was done is drawn. */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

/** The longest task of the page's main thread meanwhile, in milliseconds: script, and what the browser adds to it. */
export async function longestTask(browser, page, run) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  })
  await run()
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const isMain = new Set(
    traceEvents.filter(({ name }) => name === 'FireAnimationFrame').map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name === 'RunTask' && isMain.has(`${pid} ${tid}`))
  return Math.max(0, ...tasks.map(({ dur }) => (dur ?? 0) / 1000))
}

/** MB in use after a collection. */
export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
