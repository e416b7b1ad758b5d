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

/**
 * Runs in the page before its scripts: the customer saves data, so that the sections which the cabinet loads after five
 * seconds are not measured with what is done on the page.
 */
export const saveData = () =>
  Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', { get: () => ({ saveData: true }) })

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

/*
 * What the customer does, done without the test runner's own search for roles and names: that would run in the page, and
 * be measured with it.
 */

/** Presses the nth element of a selector in the page's island. */
export const press = (page, selector, nth = 0) =>
  page.evaluate(
    ([what, place]) =>
      document.querySelector('[data-lens-widget]').shadowRoot.querySelectorAll(what)[place].click(),
    [selector, nth],
  )

/** Chooses the option of so many in the nth select. */
export const choose = (page, selector, nth, option) =>
  page.evaluate(
    ([what, place, index]) => {
      const select = document.querySelector('[data-lens-widget]').shadowRoot.querySelectorAll(what)[place]
      select.value = select.options[Math.min(index, select.options.length - 1)].value
      select.dispatchEvent(new window.Event('change', { bubbles: true }))
    },
    [selector, nth, option],
  )

/** Types into the island's search, one key as one step, and takes it all back. */
export async function typeAndErase(page, text, step) {
  await page.evaluate(() =>
    document.querySelector('[data-lens-widget]').shadowRoot.querySelector('input[type=search]').focus(),
  )
  for (const letter of text) await step(() => page.keyboard.insertText(letter))
  for (let left = text.length; left > 0; left--) await step(() => page.keyboard.press('Backspace'))
}
