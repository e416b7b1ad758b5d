import { expect, test } from '../shop'

test('the next delivery gets another address and drops, and is confirmed', async ({ page, shop }) => {
  await shop.visit('/personal/subscription/')
  await expect(page.getByRole('img', { name: /До доставки 14 дней/ })).toBeVisible()
  await page.getByRole('button', { name: 'Изменить адрес' }).click()
  const addresses = page.getByRole('dialog', { name: 'Куда привезти' })
  await addresses.getByRole('radio', { name: /Ордынка/ }).check()
  await addresses.getByRole('button', { name: 'Выбрать' }).click()
  await expect(page.getByText('Адрес изменён')).toBeVisible()
  await expect(page.getByText('Москва, Большая Ордынка, 40с3')).toBeVisible()

  await page.getByRole('button', { name: 'Добавить товар' }).click()
  await page.getByRole('button', { name: /Добавить Росинка, увлажняющие капли/ }).click()
  await expect(page.getByText(/капли.*: добавили в заказ/)).toBeVisible()
  await page.getByRole('combobox', { name: /Количество: .*капли/ }).selectOption('2 шт')
  // 4 670 + 2 × 540, with a discount of 10 %.
  await expect(page.getByText('Итого').locator('..')).toContainText('5 175 ₽')

  await page.getByRole('button', { name: 'Подтвердить заказ' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('5 товаров, 5 175 ₽, Москва, Большая Ордынка, 40с3')
  await shop.isAccessible()
  await question.getByRole('button', { name: 'Подтвердить заказ' }).click()
  await expect(page.getByText('Заказ подтверждён', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Изменить адрес' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '№ 48301' })).toBeVisible()
})

test('an order that was read before its address was changed, and comes after, changes nothing', async ({
  page,
  shop,
}) => {
  const isRead = (url: string) => url.endsWith('/orders/current/')
  await shop.visit('/personal/subscription/')
  await page.getByRole('button', { name: 'Изменить адрес' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Новый адрес' }).click()
  await dialog.getByRole('combobox', { name: /Город/ }).fill('Казань')
  await dialog
    .getByRole('option', { name: /Казань/ })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: /Улица/ }).fill('улица Баумана')
  await dialog.getByRole('textbox', { name: 'Дом', exact: true }).fill('7')
  let release = () => undefined as void
  const wasChanged = new Promise<void>((resolve) => (release = resolve))
  let read = () => undefined as void
  const wasRead = new Promise<void>((resolve) => (read = resolve))
  await page.route(
    (url) => isRead(url.pathname),
    async (route) => {
      const response = await route.fetch()
      read()
      await wasChanged
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.route(/\/delivery_address\/\w+\/set\/$/, async (route) => {
    await wasRead
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Сохранить адрес' }).click()
  await expect(page.getByText('Адрес изменён')).toBeVisible()
  const repeated = page.waitForRequest((request) => isRead(request.url()))
  release()
  await repeated
  await expect(page.getByText('Казань, улица Баумана, 7')).toBeVisible()
})

test('an address for the delivery is added by keyboard alone', async ({ page, shop }) => {
  await shop.visit('/personal/subscription/')
  const change = page.getByRole('button', { name: 'Изменить адрес' })
  await change.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /Лесная/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(change).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Новый адрес' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: /Город/ }).focus()
  await page.keyboard.type('Казань')
  // The options must not be those for the first letters.
  await expect(dialog.getByRole('option').first()).toHaveText(/Казань/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('улица Баумана')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Адрес изменён')).toBeVisible()
  await expect(page.getByText('Казань, улица Баумана, 7')).toBeVisible()
})

test('a subscription is cancelled after alternatives were offered, and a new one replaces lenses in the basket', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/subscription/')
  await page.getByRole('button', { name: 'Отменить подписку' }).click()
  await expect(page.getByRole('button', { name: 'Всё равно отменить' })).toBeVisible()
  await shop.isAccessible()
  await page.getByRole('button', { name: 'Всё равно отменить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Отменить подписку?' })
  await dialog.getByRole('radio', { name: 'Линзы не подошли' }).check()
  await shop.isAccessible()
  await dialog.getByRole('button', { name: 'Отменить подписку' }).click()
  await expect(page.getByText(/Подписка отменена/)).toBeVisible()

  // The basket has the lenses of an order, which the customer has left there.
  await page.goto('/personal/orders/?order=48213')
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page).toHaveURL('/basket/')

  await page.goto('/personal/subscription/')
  await page.getByRole('button', { name: 'Оформить подписку' }).click()
  const wizard = page.getByRole('dialog')
  await wizard.getByRole('radio', { name: '1 раз в 3 месяца' }).check()
  await shop.isAccessible()
  await wizard.getByRole('button', { name: 'Дальше' }).click()
  await expect(wizard.getByText('Подставлены ваши параметры')).toBeVisible()
  await wizard.getByRole('checkbox', { name: 'Для левого глаза такие же' }).check()
  await wizard.getByRole('combobox', { name: 'Линзы' }).selectOption('Ясно Месяц, 6 шт')
  await wizard.getByRole('combobox', { name: 'Сфера (Sph)' }).selectOption('−3,00')
  await shop.isAccessible()
  await wizard.getByRole('button', { name: 'Дальше' }).click()
  await wizard.getByRole('combobox', { name: /капли/ }).selectOption('1 шт')
  await shop.isAccessible()
  await wizard.getByRole('button', { name: 'Положить в корзину' }).click()
  await expect(wizard.getByRole('heading', { name: /линзы без подписки/ })).toBeFocused()
  await expect(wizard.getByText(/^Ясно Месяц, 6 шт, O[DS] −\d,\d\d, 2\sшт$/)).toBeVisible()
  await shop.isAccessible()
  await wizard.getByRole('button', { name: 'Заменить линзы' }).click()
  await expect(page).toHaveURL('/basket/')
})

test('a dialog that still loads begins at its heading, and the focus stays there', async ({ page, shop }) => {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/personal/subscription/products/additional/', async (route) => {
    await held
    await route.continue()
  })
  await shop.visit('/personal/subscription/')
  await page.getByRole('button', { name: 'Добавить товар' }).click()
  const dialog = page.getByRole('dialog', { name: 'Добавить к заказу' })
  const heading = dialog.getByRole('heading', { name: 'Добавить к заказу' })
  await expect(heading).toBeFocused()
  release()
  await expect(dialog.getByRole('button', { name: /^Добавить/ }).first()).toBeVisible()
  await expect(heading).toBeFocused()
})
