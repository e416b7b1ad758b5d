import type { Locator, Page } from '@playwright/test'
import { broken, hang, lost, signedOut, TOLD } from './faults/faults'
import { expect, test } from './faults/faulty'
import type { FaultyServer } from './faults/faultyServer'

const ORDER = 'POST /order/'
const placed = (page: Page, number = 48301) =>
  page.getByRole('heading', { name: `Заказ № ${number} оформлен` })

/** Presses Tab until an element has the focus, as a customer without a mouse does. */
async function tabTo(page: Page, place: Locator) {
  await place.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await place.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`Tab does not reach ${place.toString()}`)
}

/** Makes a call to the sandbox as the page's customer. */
const ask = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const headers = { 'X-Auth-Token': localStorage.getItem('example-shop:token') ?? '' }
    const answer = await fetch(`/api/v2/internal/${path}`, { headers })
    return ((await answer.json()) as { data: unknown }).data
  }, path)

interface Held {
  orders: { id: number; sale_type: string; items: { title: string; quantity: number }[] }[]
}

async function newOrders(page: Page) {
  const { orders } = (await ask(page, 'personal/orders/')) as Held
  return orders.filter(({ id }) => id >= 48301)
}

/** Fills in what the checkout still needs; the shop knows the rest. */
async function fillCheckout(page: Page, payment = 'Картой при получении') {
  await page.getByRole('combobox', { name: 'Время' }).selectOption('14:00–18:00')
  await page.getByRole('radio', { name: payment }).check()
  await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
}

test('lenses for one eye are bought by keyboard alone, from the catalogue to the paid order', async ({
  page,
  shop,
}) => {
  await shop.visit('/catalog/')
  await tabTo(page, page.getByRole('searchbox', { name: 'Поиск по названию' }))
  await page.keyboard.type('торик')
  await expect(page.getByText('Найдено 2 товара')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Выбрать «Ясно Торик»' }))
  await page.keyboard.press('Enter')

  const right = page.getByRole('group', { name: 'Правый глаз (OD)' })
  const left = page.getByRole('group', { name: 'Левый глаз (OS)' })
  await tabTo(page, right.getByRole('combobox', { name: 'Сфера (Sph)' }))
  await page.keyboard.press('ArrowDown')
  await expect(right.getByRole('combobox', { name: 'Сфера (Sph)' })).not.toHaveValue('')
  await tabTo(page, left.getByRole('combobox', { name: 'Количество' }))
  await page.keyboard.press('Home')
  await expect(left.getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'В корзину', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Перейти в корзину' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: /^Увеличить количество/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Ясно Торик, 6 шт: 2 шт\. Итого/)).toBeAttached()
  await tabTo(page, page.getByRole('button', { name: 'Перейти к оформлению' }))
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('combobox', { name: 'Время' }))
  await page.keyboard.type('14')
  await tabTo(page, page.getByRole('radio', { name: 'Картой онлайн' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: /^Согласен с/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Оформить и оплатить' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/payment/48301/')
  await tabTo(page, page.getByRole('button', { name: 'Оплатить' }))
  await page.keyboard.press('Enter')
  await expect(placed(page)).toBeFocused()
  const [order] = await newOrders(page)
  expect(order?.items).toMatchObject([{ title: 'Ясно Торик, 6 шт', quantity: 2 }])
})

test('goods, single lenses and a subscription are each bought alone', async ({ page, shop }) => {
  /** Buys the product on the page, and expects one more order. */
  const buy = async (button: string, number: number, type: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('link', { name: 'Перейти в корзину' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    if (type === 'subscription') await expect(page.getByText('Курьер от 290 ₽')).toBeVisible()
    await page.getByRole('button', { name: 'Перейти к оформлению' }).click()
    if (type === 'subscription') {
      await expect(page.getByText('Подписку доставляем курьером')).toBeVisible()
      await expect(page.getByRole('radio', { name: 'Пункт выдачи' })).toHaveCount(0)
    }
    await page.getByRole('combobox', { name: 'Время' }).waitFor()
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Оформить заказ' }).click()
    await expect(placed(page, number)).toBeFocused()
    expect(await newOrders(page)).toHaveLength(number - 48300)
  }
  await shop.visit('/catalog/rosinka-drops/')
  await page.getByRole('combobox', { name: 'Количество' }).selectOption('2')
  await buy('В корзину', 48301, 'eshop')

  await page.goto('/catalog/yasno-month/')
  await page.getByRole('radio', { name: 'Поштучно' }).check()
  await expect(page.getByText('Подставлены ваши параметры')).toBeVisible()
  await page.getByRole('combobox', { name: 'Количество' }).first().selectOption('2')
  await buy('В корзину', 48302, 'mono')

  await page.goto('/catalog/yasno-month/')
  await page.getByRole('radio', { name: 'Упаковками' }).check()
  await page.getByRole('radio', { name: 'По подписке' }).check()
  await buy('Оформить подписку', 48303, 'subscription')
  expect(await newOrders(page)).toMatchObject([
    { sale_type: 'eshop', items: [{ quantity: 2 }, { quantity: 1 }] },
    { sale_type: 'mono', items: [{ quantity: 2 }, { quantity: 1 }] },
    { sale_type: 'eshop', items: [{ title: 'Росинка, увлажняющие капли, 10 мл', quantity: 2 }] },
  ])
})

const CHECKING = 'Проверяем, принят ли заказ'
const NOT_PLACED = 'Заказ не оформлен. Попробуйте ещё раз'

/** Waits until the checkout has given up on a response, and looks for the order. */
async function waitForNoAnswer(page: Page, server: FaultyServer) {
  await expect.poll(() => server.count(ORDER)).toBeGreaterThan(0)
  await page.clock.runFor(16_000)
  await expect(page.getByText(CHECKING)).toBeVisible()
}

/** Lets time pass until the search for the order has ended: it waits after each request. */
const outwait = (page: Page, place: Locator) =>
  expect(async () => {
    await page.clock.runFor(5000)
    expect(await place.isVisible()).toBe(true)
  }).toPass()

/** The call by which the checkout searches for an order. */
const LOOK = 'GET /personal/orders/?scope=active'

test('an order whose answer is lost is found after a reload, too, and another press orders nothing twice', async ({
  page,
  shop,
  server,
}) => {
  await page.clock.install()
  await shop.visit('/checkout/', 'order-lost')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Оформить заказ' }).dblclick()
  await expect.poll(() => server.count(ORDER)).toBeGreaterThan(0)
  // Otherwise a search that the reload interrupts would find the order.
  server.break(LOOK, hang)
  await waitForNoAnswer(page, server)
  await page.getByRole('button', { name: 'Оформить заказ' }).press('Enter')
  // The order has emptied the basket, but the page still shows the ordered items.
  await expect.poll(() => newOrders(page)).toHaveLength(1)
  await expect(page.getByText('6 950 ₽')).toBeVisible()
  await page.reload()
  server.heal(LOOK)
  await expect(page.getByText(CHECKING).or(placed(page)).first()).toBeVisible()
  await outwait(page, placed(page))
  await expect(placed(page)).toBeFocused()
  await expect(page).toHaveURL(/\?order=48301$/)
  await page.reload()
  await expect(placed(page)).toBeVisible()
  expect(await newOrders(page)).toHaveLength(1)
  expect(server.count(ORDER)).toBe(1)
})

test('an order that fails is reported, and another press makes it once, with what was typed', async ({
  page,
  shop,
  server,
}) => {
  await page.clock.install()
  await shop.visit('/checkout/', 'order-dead')
  await fillCheckout(page)
  await page.getByRole('textbox', { name: /^Комментарий/ }).fill('Позвоните')
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await waitForNoAnswer(page, server)
  await outwait(page, page.getByText(NOT_PLACED))
  expect(await newOrders(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Комментарий/ })).toHaveValue('Позвоните')
  await expect(page.getByRole('combobox', { name: 'Время' })).toHaveValue('14:00–18:00')
  await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
  await outwait(page, page.getByText(NOT_PLACED))
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(placed(page)).toBeFocused()
  expect(await newOrders(page)).toHaveLength(1)
  expect(
    new Set(server.asked.filter(({ path }) => path.endsWith('/order/')).map(({ body }) => body)).size,
  ).toBe(1)
})

test('whatever comes instead of its answer, an order is made once, with what was typed', async ({
  page,
  shop,
  server,
  isReadable,
}) => {
  test.slow()
  shop.expectErrors(TOLD)
  await page.clock.install()
  await shop.visit('/checkout/', 'basket')
  await fillCheckout(page)
  const comment = page.getByRole('textbox', { name: /^Комментарий/ })
  await comment.fill('Позвоните')
  const order = page.getByRole('button', { name: 'Оформить заказ' })
  // If the response is cut off, the shop has already created the order, so these faults are left out.
  const every = Object.entries(broken).filter(([name], place) => place % 2 === 0 && !name.includes('cut'))
  for (const [tries, [name, fault]] of every.entries()) {
    await test.step(name, async () => {
      server.break(ORDER, fault)
      await order.dblclick()
      await order.press('Enter')
      await expect.poll(() => server.count(ORDER)).toBe(tries + 1)
      await outwait(page, page.getByRole('region', { name: 'Ваш заказ' }).locator('.notice--bad'))
      await expect(order).not.toHaveAttribute('aria-busy', 'true')
      await expect(comment).toHaveValue('Позвоните')
      await isReadable()
      expect(server.count(ORDER)).toBe(tries + 1)
    })
  }
  expect(await newOrders(page)).toEqual([])
  server.break(ORDER, lost)
  await order.dblclick()
  await outwait(page, placed(page))
  expect(await newOrders(page)).toHaveLength(1)
  const bodies = server.asked.filter(({ path }) => path.endsWith('/order/')).map(({ body }) => body)
  expect(bodies).toHaveLength(every.length + 1)
  expect(new Set(bodies).size).toBe(1)
})

test('an order that is made after the search for it is shown at the next press', async ({
  page,
  shop,
  server,
}) => {
  let makeLate: (() => Promise<unknown>) | undefined
  server.break(ORDER, ({ forward }) => {
    makeLate = forward
  })
  await page.clock.install()
  await shop.visit('/checkout/', 'basket')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await waitForNoAnswer(page, server)
  await outwait(page, page.getByText(NOT_PLACED))
  await makeLate?.()
  await page.getByRole('button', { name: 'Оформить заказ' }).click()
  await expect(placed(page)).toBeFocused()
  expect(await newOrders(page)).toHaveLength(1)
  expect(server.count(ORDER)).toBe(1)
})

test('what was chosen and typed outlives a login, a reload at each group, and Back from the bank', async ({
  page,
  shop,
  server,
}) => {
  shop.expectErrors(/401/)
  const logIn = async () => {
    await page.getByRole('textbox', { name: 'Телефон' }).last().fill('9161234567')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Код из SMS' }).fill('1234')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const right = page.getByRole('group', { name: 'Правый глаз (OD)' })
  const left = page.getByRole('group', { name: 'Левый глаз (OS)' })
  // The visitor starts as a guest.
  await page.addInitScript(
    (key) => localStorage.getItem(key) ?? localStorage.setItem(key, ''),
    'example-shop:token',
  )
  await page.goto('/catalog/yasno-month/')
  await right.getByRole('combobox', { name: 'Сфера (Sph)' }).selectOption('−2,50')
  await left.getByRole('combobox', { name: 'Количество' }).selectOption('Не нужно')
  await page.getByRole('button', { name: 'В корзину', exact: true }).click()
  await logIn()
  await expect(right.getByRole('combobox', { name: 'Сфера (Sph)' })).toHaveValue('-2.5')
  await expect(left.getByRole('combobox', { name: 'Количество' })).toHaveValue('0')
  await page.getByRole('button', { name: 'В корзину', exact: true }).click()
  await page.getByRole('link', { name: 'Перейти в корзину' }).click()
  await expect(page.getByRole('list', { name: 'Товары в корзине' }).getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Перейти к оформлению' }).click()

  const name = page.getByRole('textbox', { name: 'Имя и фамилия' })
  const courier = page.getByRole('radio', { name: /^Курьер/ })
  const address = page.getByRole('radio', { name: /Большая Ордынка/ })
  const day = page.getByRole('combobox', { name: 'День' })
  const time = page.getByRole('combobox', { name: 'Время' })
  const online = page.getByRole('radio', { name: 'Картой онлайн' })
  const comment = page.getByRole('textbox', { name: /^Комментарий/ })
  const consent = page.getByRole('checkbox', { name: /^Согласен с/ })
  await name.fill('Пётр Ковалёв')
  await page.reload()
  await expect(name).toHaveValue('Пётр Ковалёв')
  await courier.check()
  await address.check()
  await page.reload()
  await expect(address).toBeChecked()
  await day.selectOption({ index: 2 })
  const chosen = await day.inputValue()
  await time.selectOption('14:00–18:00')
  await page.reload()
  await expect(day).toHaveValue(chosen)
  await expect(time).toHaveValue('14:00–18:00')
  await online.check()
  await comment.fill('Позвоните')
  await consent.check()
  await page.reload()
  await expect(online).toBeChecked()
  await expect(comment).toHaveValue('Позвоните')
  await expect(consent).not.toBeChecked()

  // The session ends at the moment of the press.
  server.break(ORDER, signedOut)
  await consent.check()
  await page.getByRole('button', { name: 'Оформить и оплатить' }).click()
  await expect(page.getByRole('dialog', { name: 'Сессия истекла' })).toBeVisible()
  server.heal()
  await page.keyboard.press('Escape')
  await expect(consent).toBeChecked()
  await expect(name).toHaveValue('Пётр Ковалёв')
  await page.getByRole('button', { name: 'Оформить и оплатить' }).click()
  await page.waitForURL('**/payment/48301/')
  await page.goBack()
  await expect(placed(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeVisible()
  expect(await newOrders(page)).toMatchObject([{ items: [{ quantity: 1 }] }])
})
