import { layoutProblems } from '../layoutProblems'
import { expect, test, walkedWidths } from '../shop'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG })

for (const width of walkedWidths) {
  test(`a candidate becomes a friend by keyboard alone, and every tab is accessible, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/friends/', 'friends-approves')
    await expect(page.getByRole('heading', { level: 1, name: 'Клуб Друзей' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Что даёт клуб' })).toContainText('Двойные баллы')
    await shop.isAccessible()
    await page.getByRole('textbox', { name: 'Имя' }).focus()
    for (const text of ['Анна', 'Москва', 'vk.com/anna']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type('не ссылка')
    await page.getByRole('textbox', { name: 'О себе' }).focus()
    await page.keyboard.type('Пишу о линзах')
    const send = page.getByRole('button', { name: 'Отправить заявку' })
    await send.press('Enter')
    await expect(page.getByRole('textbox', { name: /Ссылка 2/ })).toHaveAccessibleDescription(
      /Введите ссылку/,
    )
    await expect(page.getByRole('textbox', { name: /Ссылка 2/ })).toBeFocused()
    await shop.isAccessible()
    await page.getByRole('button', { name: 'Убрать: ссылка 2' }).press('Enter')
    await send.press('Enter')
    await expect(page.getByText('Заявка на модерации')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Кабинет Друга' })).toBeVisible()
    await shop.isAccessible()

    await page.reload()
    await expect(page.getByRole('heading', { level: 3, name: 'Пять историй' })).toBeVisible()
    await expect(page.getByText('Заявка на модерации')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Участвовать/ })).toBeDisabled()
    await shop.isAccessible()
    await page.getByRole('tab', { name: 'Доступные награды' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#reviews$/)
    await expect(page.getByRole('combobox', { name: 'О чём отзыв' })).toBeVisible()
    expect(await layoutProblems(page)).toEqual([])
    await shop.isAccessible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: /^Написать/ })).toHaveCount(8)
    expect(await layoutProblems(page)).toEqual([])
    await shop.isAccessible()
    await page
      .getByRole('button', { name: /^Написать/ })
      .first()
      .press('Enter')
    await expect(page.getByRole('textbox', { name: 'Текст' })).toBeVisible()
    await shop.isAccessible()
    expect(await layoutProblems(page)).toEqual([])
  })
}

test('a story is written, survives failing files and a reload, is rejected, mended and sent again', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/Failed to load resource/)
  await shop.visit('/personal/friends/#publications', 'friends-rejects')
  // The application is rejected at once in this scenario; the shop opens its tabs all the same.
  await page.getByRole('textbox', { name: 'Имя' }).fill('Анна')
  await page.getByRole('textbox', { name: 'Город' }).fill('Москва')
  await page.getByRole('textbox', { name: 'Ссылка' }).fill('vk.com/anna')
  await page.getByRole('textbox', { name: 'О себе' }).fill('Пишу')
  await page.getByRole('button', { name: 'Отправить заявку' }).click()
  await page.getByRole('button', { name: /^Написать.*Линзы в дороге/ }).click()

  const text = page.getByRole('textbox', { name: 'Текст' })
  await text.pressSequentially('Линзы в поезде')
  // The reload comes before the debounce ends: the text is in the tab's storage.
  await page.reload()
  await expect(text).toHaveValue('Линзы в поезде')
  await expect(page.getByText('Сохранено')).toBeVisible()

  let fails = true
  await page.route('**/files/', (route) => (fails ? route.abort() : route.fallback()))
  const chosen = page.getByLabel(/Выберите файл/)
  await chosen.setInputFiles(picture('один.png'))
  const retry = page.getByRole('button', { name: 'Повторить' })
  await expect(retry).toBeVisible()
  fails = false
  await retry.click()
  await chosen.setInputFiles(picture('два.png'))
  const files = page.getByRole('list', { name: 'Файлы истории' }).getByRole('listitem')
  await expect(files).toHaveCount(2)
  await page.getByRole('button', { name: /^Выше.*два\.png/ }).press('Enter')
  await expect(files.first()).toContainText('два.png')
  await expect(page.getByRole('button', { name: /^Выше.*два\.png/ })).toBeFocused()
  await page.getByRole('textbox', { name: /Что на снимке.*два\.png/ }).fill('Окно поезда')
  await expect(page.getByText('Сохраняем…')).toHaveCount(0)
  await page.getByRole('button', { name: 'Посмотреть' }).click()
  const preview = page.getByRole('dialog', { name: 'Линзы в дороге' })
  await expect(preview.getByRole('img', { name: 'Окно поезда' })).toBeVisible()
  await shop.isAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByRole('tab', { name: /^На модерации/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3, name: 'Линзы в дороге' })).toHaveCount(2)

  await page.reload()
  await page.getByRole('tab', { name: /^Отклонены/ }).click()
  await expect(page.getByText('Причина: Расскажите подробнее и добавьте своё фото')).toBeVisible()
  await page.getByRole('link', { name: /^Исправить.*Линзы в дороге/ }).click()
  await expect(files.first()).toContainText('два.png')
  await text.fill('Линзы в поезде: запасная пара всегда с собой')
  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.getByText(/История отправлена на модерацию/)).toBeVisible()
})

test('nothing typed is lost without a network, and two tabs do not write over each other', async ({
  page,
  context,
  shop,
}) => {
  shop.expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await shop.visit('/personal/friends/?story=81#publications')
  const text = page.getByRole('textbox', { name: 'Текст' })
  await expect(text).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('textbox', { name: 'Текст' })).toBeVisible()

  await context.setOffline(true)
  await text.fill('Без сети')
  await expect(page.getByText(/^Нет сети\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Сохранено')).toBeVisible()

  await other.getByRole('textbox', { name: 'Текст' }).fill('Вторая вкладка')
  await expect(other.getByText('Историю изменили в другой вкладке. Какой текст оставить?')).toBeVisible()
  await other.getByRole('button', { name: 'Оставить мой' }).click()
  await expect(other.getByText('Сохранено')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('Вторая вкладка')
})

test('a raffle is joined once, the menu leads to each tab, and Back returns', async ({ page, shop }) => {
  let joins = 0
  page.on('request', (request) => (joins += request.url().endsWith('/participate/') ? 1 : 0))
  await page.setViewportSize({ width: 1280, height: 900 })
  await shop.visit('/personal/friends/')
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Доступные награды' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: /^Участвовать/ }).dblclick()
  await expect(page.getByText('Вы участвуете')).toBeVisible()
  expect(joins).toBe(1)
  await page.getByText(/^Архив розыгрышей/).click()
  await expect(page.getByText('Поздравляем, вы выиграли!')).toBeVisible()

  await menu.getByRole('link', { name: 'Идеи публикаций' }).click()
  await expect(page.getByRole('tab', { name: 'Идеи публикаций' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1, name: 'Кабинет Друга' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('Вы участвуете')).toBeVisible()

  // 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 900 })
  for (const tab of ['awards', 'reviews', 'publications']) {
    await page.goto(`/personal/friends/#${tab}`)
    await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
