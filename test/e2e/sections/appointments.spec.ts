import { expect, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`an appointment is booked, moved and cancelled by keyboard at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/optics/')
    const list = page.getByRole('region', { name: 'Ваши записи' })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await shop.isAccessible()

    await page.getByRole('link', { name: 'Записаться', exact: true }).press('Enter')
    await page.getByRole('searchbox', { name: 'Поиск по названию и адресу' }).fill('сретенка')
    await expect(page.getByText(/^Найден[ао] \d+/)).toBeVisible()
    if (width === 375) await page.getByRole('button', { name: 'Карта' }).press('Enter')
    await expect(page.getByRole('group', { name: 'Оптики на карте' })).toBeVisible()
    await shop.isAccessible()
    await page
      .getByRole('button', { name: /^Оптика.*Сретенка/ })
      .first()
      .press('Enter')

    await page.getByRole('radio').nth(1).press('Space')
    // The days scroll within their strip, without the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await shop.isAccessible()
    const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first()
    const hour = (await time.textContent()) ?? ''
    await time.press('Enter')
    await expect(page.getByText(/Записываем: Анна/)).toBeVisible()
    await expect(page.getByText('По московскому времени')).toBeVisible()
    await shop.isAccessible()
    await page.getByRole('button', { name: 'Записаться' }).press('Enter')
    // The customer's appointment is less than a week away.
    const second = page.getByRole('alertdialog', { name: 'Записаться ещё раз?' })
    await expect(second.getByRole('button', { name: 'Не записываться' })).toBeFocused()
    await shop.isAccessible()
    await second.getByRole('button', { name: 'Записаться ещё раз' }).press('Enter')
    await expect(page.getByText('Вы записаны. Ждём вас!')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list).toContainText(hour)

    const moved = list.getByRole('listitem').filter({ hasText: hour }).first()
    await moved.getByRole('link', { name: /^Перенести/ }).press('Enter')
    await page
      .getByRole('button', { name: /^\d\d:\d\d$/ })
      .last()
      .press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Перенести запись?' })
    await question.getByRole('button', { name: 'Перенести' }).press('Enter')
    await expect(page.getByText('Запись перенесена', { exact: true }).first()).toBeVisible()

    await list
      .getByRole('button', { name: /^Отменить/ })
      .first()
      .press('Enter')
    const cancelling = page.getByRole('alertdialog', { name: 'Отменить запись?' })
    await expect(cancelling.getByRole('button', { name: 'Не отменять' })).toBeFocused()
    await cancelling.getByRole('button', { name: 'Отменить запись' }).press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(page.locator('div:focus', { hasText: 'Запись отменена' }).last()).toBeVisible()
  })
}

for (const width of walkedWidths) {
  test(`the nearest free time leads to the last step of the booking at ${width} px`, async ({
    page,
    shop,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/optics/?book=')
    const nearest = page.getByRole('region', { name: 'Ближайшее свободное время' })
    await expect(nearest.getByRole('listitem')).toHaveCount(6)
    await shop.isAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 55.7522, longitude: 37.5928 })
    await page.getByRole('button', { name: 'Рядом со мной' }).click()
    const first = nearest.getByRole('button', { name: /\s(м|км)/ }).first()
    await expect(first).toContainText(/^завтра, \d\d:\d\d/)
    const place = await first.locator('span').nth(2).textContent()
    await first.press('Enter')
    await expect(page.getByRole('heading', { name: 'Подтверждение' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Подтверждение' })).toContainText(
      (place ?? '').replace(/, [\d,]+\s(м|км)$/, ''),
    )
  })
}

test('a time that was taken meanwhile is said, and the next free ones are offered', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/400/)
  await shop.visit('/personal/optics/?department=12')
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await page.route('**/entry/', (route) =>
    route.fulfill({
      status: 400,
      json: { status: 'error', data: null, errors: [{ code: 1, message: 'Это время уже занято' }] },
    }),
  )
  await page.getByRole('textbox', { name: /Комментарий/ }).fill('Ношу линзы первый раз')
  const book = async () => {
    await page.getByRole('button', { name: 'Записаться', exact: true }).click()
    await page.getByRole('button', { name: 'Записаться ещё раз' }).click()
  }
  await book()
  await expect(page.getByText('Это время уже занято. Остальное, что вы выбрали, сохранено.')).toBeVisible()
  await page.unroute('**/entry/')
  await page
    .getByRole('button', { name: /, \d\d:\d\d$/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: /Комментарий/ })).toHaveValue('Ношу линзы первый раз')
  await book()
  await expect(page.getByText('Вы записаны. Ждём вас!')).toBeVisible()
})

test('the map stands beside the list; one Tab and arrows reach its pins, and clusters fall apart', async ({
  page,
  shop,
}) => {
  // Without animation: otherwise the map could keep an intermediate view when it is left during a zoom.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit('/personal/optics/?book=')
  const map = page.getByRole('group', { name: 'Оптики на карте' })
  const stops = map.locator('[data-mark][tabindex="0"]')
  await expect(stops).toHaveCount(1)
  const [ofMap, ofList] = [await map.boundingBox(), await page.locator('.finder__list').boundingBox()]
  expect(ofMap?.x).toBeGreaterThan((ofList?.x ?? 0) + (ofList?.width ?? 0))
  await stops.focus()
  const before = await map.locator('[data-mark]:focus').getAttribute('data-mark')
  await page.keyboard.press('ArrowRight')
  await expect(map.locator('[data-mark]:focus')).not.toHaveAttribute('data-mark', before ?? '')
  const clusters = map.getByRole('button', { name: /приблизить$/ })
  for (let step = 0; step < 8 && (await clusters.count()) > 0; step++) {
    // The map is redrawn after the press: a cluster may be gone, and is then not pressed.
    await clusters
      .first()
      .press('Enter', { timeout: 1000 })
      .catch(() => undefined)
    await expect(map.locator('[data-mark]').first()).toBeVisible()
  }
  const pin = map.getByRole('button', { name: /^Оптика/ }).first()
  await pin.press('Enter')
  await expect(page.getByRole('heading', { name: 'Выберите время' })).toBeVisible()
  await page.goBack()
  // The pin was part of a cluster at first, so it is visible only if the view was kept, too.
  await expect(map.locator('[aria-pressed=true]')).toBeVisible()
})

test('tiles that fail and a refused position leave the list and the points', async ({
  page,
  shop,
  context,
}) => {
  shop.expectErrors(/Failed to load resource|ERR_FAILED/)
  await context.clearPermissions()
  await page.route('**/api/tiles/**', (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit('/personal/optics/?book=')
  await expect(page.locator('[data-mark]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Рядом со мной' }).click()
  await expect(page.getByText(/Местоположение недоступно/)).toBeVisible()
  await shop.isAccessible()
})
