/** Duration in milliseconds from which a browser calls a task long. */
const LONG_TASK = 50

/** Records the long tasks of the page in milliseconds; browsers do not report tasks shorter than 50 ms. */
function watchTasks() {
  const tasks = []
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
  window.longestTask = () => Math.max(0, ...tasks.splice(0))
}

/** Tasks of a customer with 300 orders, by name. */
const works = {
  drawn: async (page) => {
    const all = page.getByRole('region', { name: 'Все заказы' })
    const list = all.getByRole('listitem')
    const more = all.getByRole('button', { name: 'Показать ещё' })
    for (let shown = await list.count(); await more.isVisible(); shown = await list.count()) {
      await more.click()
      await list.nth(shown).waitFor()
    }
  },
  scrolled: async (page) => {
    await page.mouse.move(400, 400)
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, turn < 20 ? 1500 : -1500)
  },
  'looked through': async (page) => {
    await page.getByRole('searchbox').pressSequentially('росинка')
    await page.getByText(/Найдено/).waitFor()
  },
}

/**
 * Returns the longest task of each work in milliseconds; 0 if none was long. The minimum of all rounds counts: other
 * load of the machine makes tasks long, too, but not the same ones in each round.
 */
async function longestTasks(browser, shop, rounds) {
  const longest = Object.fromEntries(Object.keys(works).map((name) => [name, Infinity]))
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ locale: 'ru-RU' })
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('example-shop:token', 'many.bench'))
    await page.goto(`${shop}/personal/orders/`, { waitUntil: 'networkidle' })
    await page.getByRole('searchbox').waitFor()
    await page.evaluate(watchTasks)
    for (const [name, work] of Object.entries(works)) {
      await work(page)
      longest[name] = Math.min(longest[name], await page.evaluate(() => window.longestTask()))
    }
    await context.close()
  }
  return longest
}

/** Measures the longest task of each work. */
export async function measureOrders({ browser, shop, rounds }) {
  const tasks = await longestTasks(browser, shop, rounds)
  const goals = Object.entries(tasks).map(([work, longest]) => [
    `300 orders, ${work}: longest task`,
    longest / LONG_TASK,
    `${(longest / LONG_TASK).toFixed(2)} × a long task`,
    1,
  ])
  return { goals }
}
