import type { Browser, Page } from '@playwright/test'
import { expect, isWide, resize, test } from '../shop'

/** Two sessions of one sandbox see each other's requests: their tokens end alike. */
async function visitAs(page: Page, scenario: string, office: string, path: string) {
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    'example-shop:token',
    `${scenario}.${office}`,
  ] as const)
  await page.goto(path)
}

async function openExpert(browser: Browser, office: string, path: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await visitAs(page, 'iol-expert', office, path)
  return page
}

const fill = async (page: Page, eye: RegExp, values: Record<string, string>) => {
  const group = page.getByRole('group', { name: eye })
  for (const [name, value] of Object.entries(values))
    await group.getByRole('textbox', { name, exact: true }).fill(value)
}

const file = (name: string, mimeType: string, text = 'abc') => ({ name, mimeType, buffer: Buffer.from(text) })

test.describe('Requests for intraocular lenses', () => {
  test('fit at every width and are accessible', async ({ page, shop }) => {
    for (const [path, scenario, name] of [
      ['/iol/?tab=published', 'specialist-many', 'Запросы на ИОЛ'],
      ['/iol/?tab=waiting', 'specialist', 'Запросы на ИОЛ'],
      ['/iol/new/', 'specialist', 'Новый запрос'],
      ['/iol/2315/edit/', 'specialist', 'Запрос № 322'],
      ['/iol/2311/', 'specialist', 'Запрос № 318'],
      ['/iol/2301/', 'iol-expert', 'Запрос № 308'],
      ['/iol/2321/', 'iol-odd', 'Запрос № 328'],
    ] as const) {
      await page.setViewportSize({ width: 280, height: 900 })
      await shop.visit(`/specialist${path}`, scenario)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      for (const width of [280, 375, 820, 1280]) {
        await resize(page, width)
        await expect(page.locator('.bone').filter({ visible: true })).toHaveCount(0)
        expect(await isWide(page), `${path}, ${width} px`).toBe(false)
        if (width === 280 || width === 1280) await shop.isAccessible()
      }
    }
  })

  test('rows of both eyes stand in line, whatever is said in one of them', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await shop.visit('/specialist/iol/new/', 'specialist')
    await page.getByRole('radio', { name: 'OD и OS' }).check()
    const field = (eye: RegExp, name: string) =>
      page.getByRole('group', { name: eye }).getByRole('textbox', { name, exact: true })
    const top = async (eye: RegExp, name: string) => (await field(eye, name).boundingBox())?.y
    const areInLine = async () => {
      for (const name of ['K1, D', 'Ось K2, °', 'Разрез, °', 'Целевая рефракция, D', 'Анамнез, OD'])
        expect(await top(/^OS/, name.replace('OD', 'OS')), name).toBe(await top(/^OD/, name))
    }
    await areInLine()
    const before = await top(/^OD/, 'Разрез, °')
    await field(/^OD/, 'Длина глаза (AL), мм').fill('15')
    await field(/^OD/, 'K1, D').fill('44')
    await field(/^OD/, 'Длина глаза (AL), мм').blur()
    await expect(page.getByText('Проверьте измерение.').first()).toBeVisible()
    expect(await top(/^OD/, 'Разрез, °')).toBeGreaterThan(before ?? 0)
    await areInLine()
  })

  test('on a phone the name of the eye stays above its fields, and covers none that takes the focus', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    await shop.visit('/specialist/iol/new/', 'specialist')
    for (const [eye, name] of [
      [/^OD/, 'OD, правый глаз'],
      [/^OS/, 'OS, левый глаз'],
    ] as const) {
      const group = page.getByRole('group', { name: eye })
      const heading = group.getByText(name)
      await group.getByRole('textbox', { name: /^Анамнез/ }).focus()
      await expect(heading).toBeInViewport({ ratio: 1 })
      // Backwards through the fields, as far as the first.
      const first = group.getByRole('textbox', { name: 'K1, D', exact: true })
      for (
        let presses = 0;
        presses < 30 && !(await first.evaluate((field) => field.matches(':focus')));
        presses++
      ) {
        await page.keyboard.press('Shift+Tab')
        const focused = group.locator(':focus')
        const [field, strip] = [await focused.boundingBox(), await heading.boundingBox()]
        expect(field?.y).toBeGreaterThanOrEqual((strip?.y ?? Infinity) + (strip?.height ?? 0))
      }
      await expect(first).toBeFocused()
    }
  })

  test('from a draft to a copy, between an author and an expert', async ({ page, browser, shop }, info) => {
    const office = `${info.testId}-${Date.now()}`
    const events: unknown[] = []
    await page.exposeFunction('noteEvent', (detail: unknown) => void events.push(detail))
    await page.addInitScript(() => {
      document.addEventListener('lens-widgets:iol-request-changed', (event) => {
        const { noteEvent } = window as unknown as { noteEvent: (detail: unknown) => void }
        noteEvent((event as CustomEvent).detail)
      })
    })
    await visitAs(page, 'iol-author', office, '/specialist/iol/new/')

    // All that is missing is named at once, and each fault leads to its field.
    await page.getByRole('radio', { name: 'OD, правый' }).check()
    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await expect(page.getByText(/исправьте 8\sполей/)).toBeVisible()
    await page.getByRole('button', { name: 'OD, K1: заполните поле' }).click()
    await expect(page.getByRole('textbox', { name: 'K1, D' })).toBeFocused()

    await page.getByRole('textbox', { name: 'Код пациента' }).fill('К-9001')
    await page.getByRole('combobox', { name: 'Тип линзы' }).selectOption({ label: 'Торическая' })
    await fill(page, /OD/, { 'K1, D': '43', 'Ось K1, °': '140', 'K2, D': '44,25' })
    await expect(page.getByRole('textbox', { name: 'Ось K2, °' })).toHaveValue('50')
    await fill(page, /OD/, { 'Длина глаза (AL), мм': '23.84', 'Глубина передней камеры (ACD), мм': '3,12' })
    await expect(page.locator('[data-result=astigmatism]')).toHaveAttribute('data-value', '1.3352')
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect(page).toHaveURL(/\/iol\/\d+\/$/)

    // Twenty at once: one of a wrong type, and more than a request has room for; the others go on.
    await page
      .getByLabel(/^Добавить файл/)
      .setInputFiles([
        file('biometry.pdf', 'application/pdf'),
        file('clip.mov', 'video/quicktime'),
        ...Array.from({ length: 18 }, (_, place) => file(`eye-${place}.jpg`, 'image/jpeg', `eye ${place}`)),
      ])
    await expect(page.getByRole('link', { name: /biometry\.pdf|eye-\d\.jpg/ })).toHaveCount(10)
    await expect(page.getByText(/^Такой файл не подойдёт/)).toBeVisible()
    await expect(page.getByText('Можно приложить не больше 10 файлов')).toHaveCount(9)

    await page.getByRole('button', { name: 'Опубликовать' }).click()
    await page
      .getByRole('alertdialog', { name: /^Опубликовать запрос/ })
      .getByRole('button', { name: 'Опубликовать' })
      .click()
    await expect(page.getByText('Опубликован', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Удалить' })).toHaveCount(0)

    const expert = await openExpert(browser, office, '/specialist/expert/')
    await expert.getByRole('link', { name: /Запрос № 407.*Соколова/ }).click()
    await expect(expert.getByRole('link', { name: 'Кабинет эксперта' }).first()).toBeVisible()
    await expert.getByRole('textbox', { name: 'Ответ' }).fill('Торическая линза оправдана')
    await expert.getByRole('checkbox', { name: 'Рекомендовать линзу' }).check()
    await expert.getByRole('textbox', { name: 'Модель' }).fill('Торик')
    await expert.getByRole('textbox', { name: 'Сила, D' }).fill('20')
    await expert.getByRole('textbox', { name: 'Цилиндр, D' }).fill('2,25')
    await expert.getByRole('textbox', { name: 'Ось, °' }).fill('56')
    await expert.getByRole('button', { name: 'Ответить' }).click()
    await expect(expert.getByText('Ответ отправлен')).toBeVisible()
    await expert.context().close()

    await page.getByRole('link', { name: 'Запросы на ИОЛ' }).first().click()
    await page.getByRole('tab', { name: 'Опубликованные' }).click()
    await page.getByRole('link', { name: /К-9001.*1\sновый/ }).click()
    await expect(page.getByRole('cell', { name: '+20,00 D' })).toBeVisible()

    await page.getByRole('button', { name: 'Закрыть запрос' }).click()
    const closing = page.getByRole('dialog', { name: /^Закрыть запрос/ })
    await closing.getByRole('radio', { name: 'Решено' }).press('Space')
    await closing.getByRole('button', { name: 'Закрыть запрос' }).click()
    await expect(page.getByText('Закрыт: решено')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ответить' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Скопировать', exact: true }).click()
    await expect(page).toHaveURL(/\/iol\/\d+\/edit\/$/)
    await expect(page.getByRole('textbox', { name: 'Код пациента' })).toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'K1, D' })).toHaveValue('43,00')
    await shop.isAccessible()
    expect(events.map((event) => (event as { status: string }).status)).toEqual([
      'draft',
      ...Array.from({ length: 10 }, () => 'draft'),
      'published',
      'closed',
      'draft',
    ])
  })

  test('two windows: both versions are readable', async ({ page, context, shop }) => {
    shop.expectErrors(/400/)
    await shop.visit('/specialist/iol/2316/edit/', 'specialist')
    await page.getByRole('textbox', { name: 'Комментарий' }).fill('Моё')
    const other = await context.newPage()
    await other.goto('/specialist/iol/2316/edit/')
    await other.evaluate(
      (token) => localStorage.setItem('example-shop:token', token ?? ''),
      await tokenOf(page),
    )
    await other.reload()
    await other.getByRole('textbox', { name: 'Комментарий' }).fill('Чужое')
    await other.getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect(other).toHaveURL(/\/iol\/2316\/$/)
    await page.getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect(page.getByText('Запрос изменён в другом окне')).toBeVisible()
    await expect(page.getByRole('row', { name: /Комментарий.*Чужое.*Моё/ })).toBeVisible()
    await shop.isAccessible()
    await page.getByRole('button', { name: 'Сохранить моё' }).click()
    await expect(page).toHaveURL(/\/iol\/2316\/$/)
    // The form stays until the page of the request has loaded.
    await expect(page.getByRole('button', { name: 'Сохранить моё' })).toHaveCount(0)
    await expect(page.getByText('Моё')).toBeVisible()
  })

  test('the tab keeps a draft through a reload, and for nobody else', async ({ page, shop }) => {
    await shop.visit('/specialist/iol/new/', 'specialist')
    await page.getByRole('textbox', { name: 'Код пациента' }).fill('К-77')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Код пациента' })).toHaveValue('К-77')
    await shop.visit('/specialist/iol/2301/', 'iol-expert')
    await expect(page.getByRole('heading', { level: 1, name: 'Запрос № 308' })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('К-77')
  })

  test('a request prints on one sheet, without the site around it, under the strict policy', async ({
    page,
    shop,
  }) => {
    await shop.visit('/specialist/iol/2311/', 'specialist')
    // A browser without windows would have printed at once, and the sheet would be gone.
    await page.evaluate(() => {
      HTMLIFrameElement.prototype.remove = () => undefined
    })
    await page.getByRole('button', { name: 'Печать' }).click()
    const sheet = page.frameLocator('iframe[title^="Запрос"]')
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Запрос на ИОЛ № 318')
    await expect(sheet.getByRole('row', { name: /Длина глаза/ })).toContainText('23,84 мм')
    await expect(sheet.locator('svg')).toHaveCount(2)
    await expect(sheet.getByText('Личный кабинет')).toHaveCount(0)
    // The room of an A4 sheet between its margins.
    const height = await sheet.locator('html').evaluate(({ scrollHeight }) => scrollHeight)
    expect(height).toBeLessThanOrEqual(960)
  })

  test('what fails or is closed says so', async ({ page, shop }) => {
    shop.expectErrors(/500|403|404/)
    await shop.visit('/specialist/iol/', 'iol-failing')
    await expect(page.getByText('Запросы не загрузились')).toBeVisible({ timeout: 15_000 })
    await shop.visit('/specialist/iol/', 'iol-expert')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
    await shop.visit('/specialist/iol/2315/', 'iol-expert')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
  })
})

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('example-shop:token'))
