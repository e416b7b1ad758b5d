import type { Page } from '@playwright/test'
import { Random } from '../../fuzz/random'
import { inDialect } from '../dialect'
import { expect, test, type Shop } from '../shop'
import { campaign } from './campaign'
import { settled } from './settled'

/*
 * Eight hours in two tabs, by a clock that is moved: in one the customer walks through the cabinet, with tokens that are
 * renewed, a line that goes and comes, and a device that sleeps; in the other a checkout waits, until prices have risen.
 */

const HOURS = 8
const STEP_MINUTES = 20
/** The memory at the end may be this many times that of the fifth minute. */
const MOST_GROWN = 1.2

const STEPS = ['section', 'section', 'section', 'token', 'offline', 'sleep'] as const

const links = (page: Page) => page.locator('[data-lens-widget=cabinet] nav a:visible')

/** Returns the bytes in use after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  for (let times = 0; times < 3; times++) await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize
}

class Evening {
  readonly uncaught: string[] = []
  private tokens = 0

  constructor(
    private readonly page: Page,
    private readonly settle: () => Promise<void>,
    private readonly random: Random,
  ) {
    page.on('pageerror', ({ message }) => void this.uncaught.push(message))
  }

  /** Every section once, so that all its code is there and has run. */
  async begin(): Promise<void> {
    const count = await links(this.page).count()
    expect(count).toBeGreaterThan(10)
    for (let place = 0; place < count; place++) await this.go(place)
    await this.goHome()
  }

  private async go(place: number) {
    await links(this.page).nth(place).click()
    await this.settle()
  }

  async goHome() {
    await this.go(0)
  }

  private async goAnywhere() {
    await this.go(this.random.below(await links(this.page).count()))
  }

  async step(): Promise<void> {
    const { page } = this
    const name = this.random.pick(STEPS)
    if (name === 'token') await this.renewToken()
    if (name === 'offline') await page.context().setOffline(true)
    if (name === 'sleep') await this.sleep()
    await this.goAnywhere()
    if (name === 'offline') {
      await page.clock.fastForward(5 * 60_000)
      await page.context().setOffline(false)
      await this.settle()
    }
    await page.clock.fastForward(STEP_MINUTES * 60_000)
    await this.settle()
  }

  /** The next read finds the token aged, and brings another. */
  private async renewToken() {
    const token = `${inDialect('basket')}.evening${Date.now()}-${++this.tokens}`
    await this.page.route(
      '**/api/**',
      (route) =>
        route.fulfill({
          status: 400,
          json: {
            status: 'error',
            data: { token },
            errors: [{ code: 5011, message: 'Токен сессии устарел' }],
          },
        }),
      { times: 1 },
    )
  }

  /** Simulates a sleeping tab: no timer runs, and the page is notified afterwards. */
  private async sleep() {
    const { page } = this
    const show = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    await page.clock.fastForward(60 * 60_000)
    await show('visible')
    await this.settle()
  }
}

/** The factor by which prices rise. */
const RISE = 2

const risen = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(risen)
  if (typeof value !== 'object' || value === null) return value
  const all = Object.entries(value).map(([name, one]) => [name, risen(one)] as const)
  const { value: sum, currency } = value as { value?: unknown; currency?: unknown }
  const own = typeof sum === 'number' && currency !== undefined ? { value: sum * RISE } : {}
  return { ...Object.fromEntries(all), ...own }
}

/**
 * Orders in a checkout that was open all the time.
 * @param isSeenByAll false for a shop that says the new price only once it is ordered
 */
async function orderAtLast(page: Page, isSeenByAll: boolean): Promise<string[]> {
  const sum = page.getByRole('region', { name: 'Ваш заказ' }).getByText('Итого').locator('..')
  const before = await sum.textContent()
  let ordered = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/order/')) ordered++
  })
  if (isSeenByAll)
    await page.route(/\/basket\/\?type=eshop/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: risen(await response.json()) })
    })
  await page.getByRole('combobox', { name: 'Время' }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Картой при получении' }).check()
  await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(
    page
      .getByText('Корзина изменилась')
      .or(page.getByText(/оформлен$/))
      .first(),
  ).toBeVisible()
  return ordered > 0 ? [`ordered at ${before}, which was the price at the beginning`] : []
}

/** Plays one evening; returns what went wrong. */
async function live(page: Page, shop: Shop, random: Random, hours = HOURS, isSeenByAll = true) {
  await page.clock.install()
  await shop.visit('/personal/', 'basket')
  const settle = settled(page)
  const checkout = await page.context().newPage()
  await checkout.goto('/checkout/')
  await expect(checkout.getByRole('combobox', { name: 'Время' })).toBeVisible()
  await page.bringToFront()
  await settle()
  const evening = new Evening(page, settle, random)
  await evening.begin()
  await page.clock.fastForward(5 * 60_000)
  await settle()
  const early = await heapOf(page)
  for (let minutes = 0; minutes < hours * 60; minutes += STEP_MINUTES) await evening.step()
  await evening.goHome()
  const late = await heapOf(page)
  const found = evening.uncaught.map((message) => `uncaught: ${message}`)
  if (late > MOST_GROWN * early) found.push(`the memory has grown ${(late / early).toFixed(2)} times`)
  await checkout.bringToFront()
  await checkout.clock.fastForward(hours * 3_600_000)
  found.push(...(await orderAtLast(checkout, isSeenByAll)))
  await checkout.close()
  return { found }
}

test('an evening costs no memory, leaves no exception, and orders at no price of its beginning', async ({
  page,
  shop,
}) => {
  test.setTimeout(60 * 60_000)
  shop.expectErrors(/400|ERR_INTERNET_DISCONNECTED/)
  const { found } = await campaign('evening', 1, (random) => live(page, shop, random))
  expect(found.join('\n')).toBe('')
})

test('memory that grows, an exception and an old price are noticed', async ({ page, shop }) => {
  shop.expectErrors(/./)
  await page.addInitScript(() => {
    const kept: unknown[] = []
    addEventListener('click', () => {
      kept.push(Array.from({ length: 100_000 }, () => ({})))
      throw new Error('thrown on purpose')
    })
  })
  const { found } = await live(page, shop, new Random(1), 2, false)
  expect(found.join()).toContain('the memory has grown')
  expect(found.join()).toContain('thrown on purpose')
  expect(found.join()).toContain('ordered at')
})
