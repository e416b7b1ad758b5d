import type { Page } from '@playwright/test'
import { expect, test } from '../shop'

/* Behaviour that only a browser shows: two pages of one session, and file transfers. */

const card = (page: Page, name: string) => page.getByRole('region', { name })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const event = 'Круглый стол «Сложная биометрия»'

test('what was done in another tab is told beside the button, and read anew', async ({ page, shop }) => {
  shop.expectErrors(/400|401/)
  await shop.visit('/specialist/invites/', 'specialist')
  const other = await page.context().newPage()
  const both = async (path: string) => {
    for (const one of [page, other]) await one.goto(`/specialist${path}`)
  }

  await other.goto('/specialist/invites/')
  await expect(card(other, event).getByRole('button', { name: 'Отклонить' })).toBeVisible()
  await card(page, event).getByRole('button', { name: 'Принять' }).click()
  await expect(card(page, event).getByText('Приглашение принято')).toBeVisible()
  await card(other, event).getByRole('button', { name: 'Отклонить' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Отклонить' }).click()
  await expect(other.getByText('На это приглашение уже ответили')).toBeVisible()
  await expect(card(other, event).getByText('Принято')).toBeVisible()
  await expect(card(other, event).getByRole('button', { name: 'Принять' })).toHaveCount(0)

  await both('/samples/')
  for (const one of [other, page]) {
    await one.getByRole('combobox', { name: 'Количество' }).selectOption('2')
    await press(one, 'Добавить в заявку: Росинка, раствор для линз')
    await press(one, 'Отправить заявку')
    if (one === other) await expect(one.getByText('Заявка отправлена')).toBeVisible()
  }
  await expect(card(page, 'Заявка').getByText(/осталось 0/)).toBeVisible()
  await expect(card(page, 'Росинка, раствор для линз').getByText('Лимит исчерпан')).toBeVisible()

  // Both tabs have opened the profile before one saves: a card must not overwrite values that its form has not changed.
  await both('/profile/')
  const sia = card(other, 'Хирургия').getByRole('textbox', { name: 'SIA, D' })
  await expect(sia).toHaveValue('0,3')
  await card(page, 'Хирургия')
    .getByRole('radio', { name: /^Носовой/ })
    .check()
  await card(page, 'Хирургия').getByRole('button', { name: 'Сохранить' }).click()
  await expect(card(page, 'Хирургия').getByText('Изменения сохранены')).toBeVisible()
  await sia.fill('0,55')
  await card(other, 'Хирургия').getByRole('button', { name: 'Сохранить' }).click()
  await expect(card(other, 'Хирургия').getByText('Изменения сохранены')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Хирургия').getByRole('radio', { name: /^Носовой/ })).toBeChecked()
  await expect(card(page, 'Хирургия').getByRole('textbox', { name: 'SIA, D' })).toHaveValue('0,55')

  // Signing out in one tab also removes everything of the specialist from the other.
  await press(page, 'Выйти')
  for (const one of [page, other]) {
    await expect(one.getByText('Войдите, чтобы открыть кабинет специалиста.')).toBeVisible()
    await expect(one.getByRole('region')).toHaveCount(0)
  }
})

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a picture is stopped half way, of which the server keeps nothing, and is sent anew', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/ERR_|Failed to load/)
  await shop.visit('/specialist/profile/', 'specialist')
  const personal = card(page, 'Личные данные')
  const chooser = personal.getByLabel('Фотография', { exact: true })
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType, buffer })
  const says = (text: string | RegExp) => expect(personal.getByText(text)).toBeVisible()

  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/avatar/')) writes.push(request.url())
  })
  await choose('пусто.jpg', 'image/jpeg', Buffer.alloc(0))
  await says('Файл пустой')
  await choose('текст.jpg', 'image/jpeg', Buffer.from('Это не снимок'))
  await says('Файл не удалось открыть')
  // A large picture is scaled down, unless the browser cannot decode it.
  await choose(
    'большой.png',
    'image/png',
    Buffer.concat([PICTURE.subarray(0, 20), Buffer.alloc(11 * 1024 * 1024)]),
  )
  await says(/^Снимок слишком большой/)
  expect(writes).toEqual([])

  // A line on which the file takes minutes: it is stopped long before.
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 20_000 }
  await line.send('Network.emulateNetworkConditions', slow)
  const stopped = page.waitForEvent('requestfailed')
  await choose('портрет.png', 'image/png', Buffer.concat([PICTURE, Buffer.alloc(4 * 1024 * 1024)]))
  await expect(personal.getByRole('progressbar', { name: 'Загрузка портрет.png' })).toBeVisible()
  await expect.poll(() => writes).toHaveLength(1)
  await personal.getByRole('button', { name: 'Убрать портрет.png' }).click()
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(personal.getByRole('progressbar')).toHaveCount(0)
  await expect(personal.getByRole('alert')).toHaveCount(0)
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await page.reload()
  await expect(personal.getByRole('button', { name: 'Выбрать фотографию' })).toBeVisible()

  await choose('портрет.png', 'image/png', PICTURE)
  await says('Фотография сохранена')
  const shown = personal.getByRole('img').or(personal.locator('.portrait img')).first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.reload()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})
