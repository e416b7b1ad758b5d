import type { Page } from '@playwright/test'
import { expect, resize, test } from '../shop'

const PROFILE = '/personal/profile/'
const SAVE = '**/api/v2/internal/account/info/'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const card = (page: Page, name: string) => page.getByRole('region', { name })

test('an address is added, changed, made the default and deleted by keyboard alone', async ({
  page,
  shop,
}) => {
  await shop.visit(PROFILE, 'empty')
  const addresses = card(page, 'Адреса доставки')
  await addresses.getByRole('button', { name: 'Добавить адрес' }).focus()
  await page.keyboard.press('Enter')
  const city = dialog(page).getByRole('combobox', { name: 'Город или посёлок' })
  await expect(city).toBeFocused()
  await page.keyboard.type('ниж')
  await expect(page.getByRole('option', { name: /Нижний Новгород/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await shop.isAccessible()
  await page.keyboard.press('Enter')
  await expect(city).toHaveValue('Нижний Новгород')
  await expect(city).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Рождественская улица')
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(addresses.getByText('Нижний Новгород, Рождественская улица, 7', { exact: true })).toBeVisible()
  await expect(addresses.getByText('Основной', { exact: true })).toBeVisible()
  await expect(button(page, 'Добавить адрес')).toBeFocused()

  // A second address, in a town that the shop does not know.
  await page.keyboard.press('Enter')
  await city.fill('Верея')
  await field(page, /^Дом$/).fill('1')
  await button(page, 'Сохранить адрес').click()
  const second = addresses.getByRole('listitem').filter({ hasText: 'Верея, 1' })
  await second.getByRole('button', { name: 'Изменить' }).click()
  await field(page, /Этаж/).fill('2')
  await button(page, 'Сохранить адрес').click()
  await expect(second.getByText('Этаж 2')).toBeVisible()
  await second.getByRole('button', { name: 'Сделать основным' }).click()
  await expect(second.getByText('Основной')).toBeVisible()
  await expect(second).toBeFocused()

  await second.getByRole('button', { name: 'Удалить' }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить адрес?' })
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await question.getByRole('button', { name: 'Удалить адрес' }).click()
  await expect(second).toHaveCount(0)
  await expect(addresses.getByRole('listitem')).toBeFocused()
  await page.reload()
  await expect(addresses.getByText('Нижний Новгород, Рождественская улица, 7', { exact: true })).toBeVisible()
  await expect(addresses.getByRole('listitem')).toHaveCount(1)
})

test('a new phone is confirmed by a call and saved', async ({ page, shop }) => {
  shop.expectErrors(/400/)
  await shop.visit(PROFILE)
  await button(page, 'Изменить телефон').click()
  const number = field(page, 'Новый номер')
  await expect(number).toBeFocused()
  await page.keyboard.type('903111223')
  // The caret stays where a digit is put in, in a shadow root, too.
  for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('4')
  await expect.poll(() => number.evaluate((input: HTMLInputElement) => input.value)).toMatch(/^\(903\) /)
  await number.fill('+7 903 111-22-33')
  await expect(number).toHaveValue('(903) 111-22-33')
  await page.keyboard.press('Enter')
  const code = field(page, 'Последние цифры номера')
  await expect(code).toBeFocused()
  await page.keyboard.type('0000')
  await expect(page.getByText('Неправильно введен код')).toBeVisible()
  await shop.isAccessible()
  await code.fill('5678')
  await expect(page.getByText('Телефон изменён')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Контакты и вход').getByText('+7 (903) 111-22-33')).toBeVisible()
})

test('a new name is greeted on the home page, and browsers can fill in the fields', async ({
  page,
  shop,
}) => {
  await shop.visit(PROFILE)
  for (const [name, autocomplete] of [
    [/^Имя$/, 'given-name'],
    [/^Фамилия$/, 'family-name'],
    [/^Отчество/, 'additional-name'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('autocomplete', autocomplete)
  }
  await button(page, 'Изменить пароль').click()
  await expect(page.getByLabel('Текущий пароль')).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByLabel('Новый пароль')).toHaveAttribute('autocomplete', 'new-password')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field(page, /^Имя$/).fill('Мария')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  await page.getByRole('link', { name: 'Главная' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Мария' })).toBeVisible()
})

test('what was typed survives a reload and navigation, except passwords', async ({ page, shop }) => {
  await shop.visit(PROFILE)
  await field(page, /^Отчество/).fill('Петровна')
  await page.reload()
  await expect(field(page, /^Отчество/)).toHaveValue('Петровна')
  await page.getByRole('link', { name: 'Главная' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible()
  await page.goBack()
  await expect(field(page, /^Отчество/)).toHaveValue('Петровна')
  await button(page, 'Добавить адрес').click()
  await field(page, /^Дом$/).fill('7')
  await page.reload()
  await button(page, 'Добавить адрес').click()
  await expect(field(page, /^Дом$/)).toHaveValue('7')
})

test('a wrong password is reported under its field', async ({ page, shop }) => {
  shop.expectErrors(/422/)
  await shop.visit(PROFILE)
  await button(page, 'Изменить пароль').click()
  await page.getByLabel('Текущий пароль').fill('чужой пароль')
  await page.getByLabel('Новый пароль').fill('четыре синих чайника')
  await expect(page.getByText('Надёжный пароль')).toBeVisible()
  await button(page, 'Сменить пароль').click()
  await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription('Неверный текущий пароль')
  await page.getByLabel('Текущий пароль').fill('linza2025')
  await button(page, 'Сменить пароль').click()
  await expect(page.getByText('Пароль изменён')).toBeVisible()
})

test('a mailing choice is undone when the server refuses it', async ({ page, shop }) => {
  shop.expectErrors(/400/)
  await shop.visit(PROFILE)
  const mailings = page.getByRole('checkbox', { name: /рассылку/ })
  await expect(mailings).toBeChecked()
  await page.route(SAVE, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { status: 'error', data: null, errors: [{ code: 1, message: 'Попробуйте завтра' }] },
        })
      : route.fallback(),
  )
  await mailings.click()
  await expect(page.getByText('Не сохранилось. Попробуйте завтра')).toBeVisible()
  await expect(mailings).toBeChecked()
  await page.unroute(SAVE)
  await mailings.click()
  await expect(page.getByText('Рассылка отключена')).toBeVisible()
  await page.reload()
  await expect(mailings).not.toBeChecked()
})

test('a press on a button counts although a message appears above it', async ({ page, shop }) => {
  await shop.visit(PROFILE)
  await button(page, 'Изменить почту').click()
  await expect(field(page, 'Новый адрес')).toBeFocused()
  await page.keyboard.type('anna')
  const { x = 0, y = 0, width = 0 } = (await button(page, 'Отмена').boundingBox()) ?? {}
  // The pointer presses the upper edge: the field's message would push the button down from under it.
  await page.mouse.move(x + width / 2, y + 4)
  await page.mouse.down()
  await expect(field(page, 'Новый адрес')).not.toBeFocused()
  await page.mouse.up()
  await expect(page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' })).toBeVisible()
})

test('worn lenses are chosen from the catalogue', async ({ page, shop }) => {
  await shop.visit(PROFILE, 'empty')
  await button(page, 'Рассказать о линзах').click()
  await dialog(page).getByText('Ношу линзы').click()
  await dialog(page).getByRole('combobox', { name: 'Линзы' }).selectOption('Ясно Торик')
  await dialog(page).getByRole('combobox', { name: 'Сфера' }).selectOption('−2,75')
  await dialog(page).getByRole('combobox', { name: 'Ось' }).selectOption('180°')
  await shop.isAccessible()
  await button(page, 'Сохранить').last().click()
  await expect(page.getByText('OD −2,75 · Ax 180°')).toBeVisible()
  await expect(page.getByText('OS −2,75 · Ax 180°')).toBeVisible()
})

test('what is to be filled in opens by its address: a field has the focus, the rest its dialog', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/profile/?fill=fiasId')
  await expect(page.getByRole('combobox', { name: 'Город' })).toBeFocused()
  await expect(page).toHaveURL(/\/personal\/profile\/$/)
  await page.goto('/personal/profile/?fill=address')
  await expect(page.getByRole('dialog', { name: 'Новый адрес' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the contacts take the same room while they load, on any screen', async ({ page, shop }) => {
  let answer: (value: null) => void = () => {}
  const asked = new Promise<null>((resolve) => {
    answer = resolve
  })
  await page.route('**/consumer/info/', async (route) => {
    await asked
    await route.continue()
  })
  await shop.visit(PROFILE)
  const contacts = card(page, 'Контакты и вход')
  const heights = async () => {
    const found: (number | undefined)[] = []
    for (const width of [280, 320, 375, 1280]) {
      await resize(page, width)
      found.push((await contacts.boundingBox())?.height)
    }
    return found
  }
  await expect(contacts.locator('.bone').first()).toBeVisible()
  const loading = await heights()
  answer(null)
  await expect(contacts.getByText('anna.kovaleva')).toBeVisible()
  expect(await heights()).toEqual(loading)
})
