/* The list beside a map with very many points: what each step costs in script, how soon the map is there, memory. */

/** What is done for each figure; every step of it is measured by itself. */
const works = {
  typing: async (page, step) => {
    const search = page.getByRole('searchbox')
    for (const letter of 'Тверская') await step(() => search.pressSequentially(letter))
    for (let left = 8; left > 0; left--) await step(() => search.press('Backspace'))
  },
  filters: async (page, step) => {
    for (const name of ['Постамат', 'Картой', 'Постамат', 'Картой'])
      await step(() => page.getByRole('checkbox', { name, exact: true }).click())
  },
  panning: async (page, step) => {
    const { x, y } = await page.locator('.map').boundingBox()
    await page.mouse.move(x + 300, y + 300)
    await page.mouse.down()
    for (let turn = 1; turn <= 10; turn++) await step(() => page.mouse.move(x + 300 - turn * 12, y + 300))
    await page.mouse.up()
  },
  zooming: async (page, step) => {
    for (const name of ['Приблизить', 'Приблизить', 'Отдалить', 'Отдалить'])
      await step(() => page.getByRole('button', { name, exact: true }).click())
  },
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

async function scriptTime(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
}

async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function once(browser, shop, scenario) {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 1400 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  await page.addInitScript(
    (token) => localStorage.setItem('example-shop:token', token),
    `${scenario}.bench`,
  )
  await page.goto(`${shop}/examples/delivery.html`)
  await page.locator('.map').waitFor()
  await page.locator('[data-mark]').first().waitFor()
  const figures = { map: await page.evaluate(() => performance.now()) }
  await page.waitForLoadState('networkidle')
  for (const [name, work] of Object.entries(works)) {
    let most = 0
    await work(page, async (act) => {
      const before = await scriptTime(client)
      await act()
      await page.evaluate(twoFrames)
      most = Math.max(most, (await scriptTime(client)) - before)
    })
    figures[name] = most
  }
  figures.heap = await heapOf(client)
  await context.close()
  return figures
}

/** For each scenario the least of all rounds: what the machine does besides makes every figure larger, never smaller. */
export async function placeFigures(browser, shop, rounds) {
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
