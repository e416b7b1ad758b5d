/* Measures the history of points on a 4 × slower processor: 3,000 operations, 300 shown to the last one, 520 for scrolling. */
import { leastOf } from './figures.mjs'
import { openAs, slowed, twoFrames } from './probe.mjs'
import { drawn, longestScript, longestTask, quantile, trace } from './trace.mjs'

const HISTORY = '**/personal/points/history/'

const operationAt = (n) => ({
  id: n + 1,
  created_at: new Date(Date.UTC(2026, 10, 20) - n * 8 * 3600e3).toISOString().replace('Z', '+03:00'),
  type: ['earn', 'spend', 'expire', 'refund'][n % 4],
  points: n % 4 === 0 || n % 4 === 3 ? 120 + (n % 50) : -60 - (n % 40),
  title: `Покупка линз ${n}`,
  status: 'active',
  active_from: null,
  expires_at: null,
  source: { type: 'order', id: 48301 },
})

/** Opens the page of points with this number of operations; all other data are the sandbox's. */
async function open(browser, shop, count) {
  const operations = Array.from({ length: count }, (_, n) => operationAt(n))
  const { context, page, client } = await openAs(
    browser,
    `${shop}/personal/points/`,
    'full',
    async (opened) => {
      await slowed(opened)
      await opened.page.route(HISTORY, (route) =>
        route.fulfill({ json: { status: 'success', data: { operations }, errors: [] } }),
      )
    },
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByText('Покупка линз 0', { exact: true }).waitFor()
  const rows = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  return { context, page, client, rows }
}

async function showAll(page) {
  const more = page.getByRole('button', { name: 'Показать ещё' })
  while (await more.isVisible()) {
    await more.click()
    await page.evaluate(twoFrames)
  }
}

async function once(browser, shop) {
  const few = await open(browser, shop, 12)
  await few.context.close()

  const some = await open(browser, shop, 300)
  await some.client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const all = await trace(browser, some.page, () => showAll(some.page))
  await some.context.close()

  const { context, page, rows } = await open(browser, shop, 3000)
  const filter = page.getByLabel('Вид операций')
  const filtered = await trace(browser, page, () =>
    drawn(
      page,
      ['earn', 'spend', 'expire', ''].map((type) => () => filter.selectOption(type)),
    ),
  )
  const more = page.getByRole('button', { name: 'Показать ещё' })
  for (let press = 0; press < 10; press++) await more.click()
  await page.mouse.move(700, 500)
  const turns = Array.from({ length: 60 }, (_, turn) => () => page.mouse.wheel(0, turn < 30 ? 300 : -300))
  const scrolled = await trace(browser, page, () => drawn(page, turns))
  await context.close()
  return {
    rows: rows / few.rows,
    task: longestTask(all),
    filter: longestScript(filtered),
    scroll: quantile(scrolled.frames, 0.95),
  }
}

export async function measureHistory({ browser, shop, rounds }) {
  const least = await leastOf(rounds, () => once(browser, shop))
  const ms = (value) => `${value.toFixed(1)} ms`
  return {
    goals: [
      ['3 000 operations: first rows', least.rows, `${least.rows.toFixed(2)} × those of 12`, 1.3],
      ['3 000 operations, a filter: script of a task', least.filter, ms(least.filter), 16],
      ['3 000 operations, scrolling: work of a frame, p95', least.scroll, ms(least.scroll), 16],
      ['300 operations, all shown: longest task, no slower processor', least.task, ms(least.task), 50],
    ],
  }
}
