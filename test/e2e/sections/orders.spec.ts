import type { Page } from '@playwright/test'
import { layoutProblems } from '../layoutProblems'
import { expect, isReady, noteReady, test } from '../shop'

const list = (page: Page) => page.getByRole('region', { name: 'Все заказы' })
const row = (page: Page, number: string) => list(page).getByRole('link', { name: `№ ${number}` })

test('an order is found, opened and repeated without what is no longer sold', async ({ page, shop }) => {
  await shop.visit('/personal/orders/')
  await expect(page.getByRole('region', { name: 'Заказ № 48207' })).toContainText('Хранится до')
  await page.getByRole('searchbox', { name: 'Номер или товар' }).fill('ясно год')
  await expect(page.getByText('Найдено: 1 заказ')).toBeVisible()
  await row(page, '48005').click()
  await expect(page).toHaveURL('/personal/orders/?order=48005')
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Повторить заказ № 48005' })
  await expect(dialog.getByText('больше не продаётся')).toBeVisible()
  await shop.isAccessible()
  await dialog.getByRole('button', { name: 'Отмена' }).click()

  // Back finds the list as it was left.
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('ясно год')
  await row(page, '48005').click()
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await dialog.getByRole('button', { name: 'Добавить остальное' }).click()
  await expect(page).toHaveURL('/basket/')
})

test('an order of single lenses is cancelled and ordered again by keyboard alone', async ({ page, shop }) => {
  await shop.visit('/personal/orders/?order=5102')
  const cancel = page.getByRole('button', { name: 'Отменить заказ' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Отменить заказ № 5102?' })
  await expect(question.getByRole('button', { name: 'Оставить' })).toBeFocused()
  await shop.isAccessible()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Оставить' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Заказ № 5102 отменён')).toBeVisible()
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible()
  await expect(cancel).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Повторить заказ' })).toBeFocused()
  await page.keyboard.press('Enter')
  const again = page.getByRole('alertdialog', { name: 'Повторить заказ № 5102?' })
  await expect(again.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Оформлен заказ №/)).toBeVisible()
})

test('an unpaid order leads to its payment', async ({ page, shop }) => {
  await shop.visit('/personal/orders/')
  await page.getByRole('button', { name: 'Оплатить заказ № 48209' }).click()
  await expect(page).toHaveURL('/payment/48209/')
})

test('300 orders are shown part by part, and one search looks through all of them', async ({
  page,
  shop,
}) => {
  const answer = page.waitForResponse(/orders\/\?scope=active/)
  await shop.visit('/personal/orders/', 'many')
  const { data } = (await (await answer).json()) as { data: { orders: unknown[] } }
  const more = list(page).getByRole('button', { name: 'Показать ещё' })
  // Active orders are above the list.
  await expect(page.getByRole('region', { name: 'Заказ № 48213' })).toBeVisible()
  await expect(row(page, '48213')).toBeHidden()
  while (await more.isVisible()) await more.click()
  await expect(list(page).getByRole('listitem')).toHaveCount(300 - data.orders.length)
  await page.getByRole('searchbox').pressSequentially('росинка')
  await expect(page.getByText(/Найдено/)).toBeVisible()
})

test('an order, one of somebody else and orders that load are accessible', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 900 })
  // Active ones never come.
  await page.route(/\?scope=active/, () => undefined)
  for (const [path, shown] of [
    ['?order=48005', 'Состав'],
    ['?order=1', 'Раздел недоступен'],
    ['', 'Загружаем активные заказы'],
  ] as const) {
    await shop.visit(`/personal/orders/${path}`)
    await expect(page.getByText(shown).first()).toBeVisible()
    await shop.isAccessible()
  }
})

for (const [width, isLarger] of [
  [820, false],
  [820, true],
  [1024, false],
  [1280, false],
] as const)
  test(`number and state of an order share a line at ${width} px${isLarger ? ', in larger text' : ''}`, async ({
    page,
    shop,
  }) => {
    if (isLarger) await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
    await page.setViewportSize({ width, height: 900 })
    await noteReady(page)
    await shop.visit('/personal/orders/')
    await isReady(page)
    const order = row(page, '48153')
    await order.scrollIntoViewIfNeeded()
    const number = await order.getByText('№ 48153').boundingBox()
    const state = await order.getByText('Получен').boundingBox()
    const middle = (box: typeof number) => (box ? box.y + box.height / 2 : NaN)
    expect(Math.abs(middle(number) - middle(state))).toBeLessThan(4)
    expect(await layoutProblems(page)).toEqual([])
  })

for (const width of [375, 480, 820, 1280])
  test(`rows that are not drawn yet keep the height of most rows, at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await noteReady(page)
    await shop.visit('/personal/orders/')
    await isReady(page)
    await expect(row(page, '48005')).toBeAttached()
    const { kept, usual } = await list(page)
      .getByRole('listitem')
      .evaluateAll((rows) => {
        const kept = parseFloat(
          getComputedStyle(rows[0] as Element).containIntrinsicHeight.replace('auto ', ''),
        )
        for (const one of rows) (one as HTMLElement).style.contentVisibility = 'visible'
        const heights = rows.map((one) => one.getBoundingClientRect().height).sort((a, b) => a - b)
        return { kept, usual: heights[heights.length >> 1] ?? 0 }
      })
    expect(Math.abs(kept - usual)).toBeLessThan(10)
  })
