import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { byKeyboard } from '../byKeyboard'
import { layoutProblems } from '../layoutProblems'
import { expect, isReady, noteReady, resize, test, walkedWidths, widths } from '../shop'

/** Every page of the cabinet, by its heading. */
const routes = [
  ['/', 'Здравствуйте, Елена Викторовна'],
  ['/profile/', 'Мой профиль'],
  ['/invites/', 'Приглашения'],
  ['/selections/', 'Мои подборы'],
  ['/documents/', 'Мои документы'],
  ['/samples/', 'Заказ образцов'],
  ['/expert/', 'Кабинет эксперта'],
  ['/iol/', 'Запросы на ИОЛ'],
  ['/iol/new/', 'Новый запрос'],
  ['/iol/2311/', 'Запрос № 318'],
  ['/iol/2315/edit/', 'Запрос № 322'],
  ['/materials/', 'Материалы'],
  ['/materials/events/', 'Мероприятия'],
  ['/materials/1001/', 'Биометрия: где теряются десятые доли'],
  ['/materials/1101/', 'Круглый стол «Сложная биометрия»'],
  ['/materials/1301/', 'Подбор мультифокальных линз'],
  ['/academy/', 'Вечерняя академия'],
  ['/academy/?session=1604', 'Мультифокальные линзы: ожидания пациента'],
  ['/satellites/', 'Сателлиты'],
  ['/education/', 'Очное обучение'],
  ['/tools/', 'Инструменты'],
  ['/tools/osdi-6/', 'Тест на сухость глаз OSDI-6'],
  ['/tools/cldeq-8/', 'Тест на дискомфорт в линзах CLDEQ-8'],
  ['/tools/lens-calculator/', 'Калькулятор линз'],
  ['/tools/cataract-simulator/', 'Симулятор зрения при катаракте'],
  ['/achievements/', 'Достижения'],
  ['/awards/', 'Награды'],
  ['/stars/', 'Звёзды'],
] as const

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The clip of the open lesson plays at another speed, has captions, and goes on after a reload where it stopped. */
async function playsAndIsResumed(page: Page): Promise<void> {
  const clip = page.locator('video')
  const at = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  expect(await clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await clip.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    video.playbackRate = 2
    return video.play()
  })
  await expect.poll(at).toBeGreaterThan(1)
  await clip.evaluate((video: HTMLVideoElement) => video.pause())
  expect(await clip.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(2)
  await expect
    .poll(() => clip.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length))
    .toBeGreaterThan(0)
  await page.reload()
  await expect.poll(at).toBeGreaterThan(1)
  expect(await clip.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
}

/** A guest of the cabinet becomes a specialist: phone and code first, then all else. */
async function registers(page: Page, hand: ReturnType<typeof byKeyboard>): Promise<void> {
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  await page.addInitScript(
    () => localStorage.getItem('example-shop:token') ?? localStorage.setItem('example-shop:token', ''),
  )
  await page.goto('/specialist/')
  await hand.press(page.getByRole('link', { name: 'Зарегистрироваться' }))
  await hand.type(field('Телефон'), '9990001122')
  await hand.press(page.getByRole('button', { name: 'Получить код' }))
  await hand.type(field(/^Код из/), '1234')
  await hand.type(field('Фамилия'), 'Орлова')
  await hand.type(field('Имя'), 'Вера')
  await hand.type(field('Дата рождения'), '21081985')
  await hand.type(field('Электронная почта'), 'vera@pochta.ru')
  await hand.type(page.getByLabel('Пароль', { exact: true }), 'linza2026')
  await hand.tick(page.getByRole('checkbox', { name: 'Офтальмолог' }))
  await hand.type(page.getByRole('combobox', { name: 'Место работы' }), 'Лесная')
  await expect(page.getByRole('option', { name: /Ясный взгляд/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await hand.tick(page.getByRole('checkbox', { name: /Согласен с политикой/ }))
  await hand.press(page.getByRole('button', { name: 'Зарегистрироваться' }))
  await expect(heading(page, 'Здравствуйте, Вера')).toBeVisible()
}

/** Expects that the downloaded file is an event that calendars can read. */
async function opensInCalendars(page: Page, press: () => Promise<void>): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  expect(file.suggestedFilename()).toMatch(/^meropriyatie-.*\.ics$/)
  const calendar = readFileSync(await file.path(), 'utf8')
  const event = new ICAL.Event(
    ICAL.Component.fromString(calendar).getFirstSubcomponent('vevent') ?? undefined,
  )
  expect(event.summary).toBe('Круглый стол «Сложная биометрия»')
  expect(String(event.startDate)).toMatch(/T15:00:00Z$/)
  expect(calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
}

test.describe('The specialist’s cabinet', () => {
  // One test opens several pages, so that the cabinet's code is loaded once; there are several tests, which run in parallel.
  for (let first = 0; first < routes.length; first += 7) {
    test(`pages ${first + 1} to ${first + 7} have their heading, fit and are accessible at every width and at 400 %`, async ({
      page,
      shop,
    }) => {
      // A material is requested with one kind after another, and the sandbox has no recording yet.
      shop.expectErrors(/404/)
      for (const [path, name] of routes.slice(first, first + 7)) {
        const fits = async (width: number) => {
          await resize(page, width)
          await expect(page.locator('.bone').filter({ visible: true })).toHaveCount(0)
          expect(await layoutProblems(page), `${path}, ${width} px`).toEqual([])
        }
        await page.emulateMedia({ forcedColors: 'none' })
        await page.setViewportSize({ width: widths[0], height: 900 })
        await shop.visit(`/specialist${path}`, 'specialist')
        await expect(heading(page, name)).toBeVisible()
        for (const width of widths) {
          await fits(width)
          if ((walkedWidths as readonly number[]).includes(width)) await shop.isAccessible()
        }
        await page.emulateMedia({ forcedColors: 'active' })
        await fits(320)
        await shop.isAccessible()
      }
    })
  }

  test('lists, materials and the request fit with larger text, too', async ({ page, shop }) => {
    const paths = ['/samples/', '/documents/', '/achievements/', '/stars/', '/materials/', '/academy/']
    await noteReady(page)
    await shop.visit('/specialist/', 'specialist')
    await isReady(page)
    await page.getByRole('switch', { name: 'Крупнее' }).click()
    for (const path of [
      ...paths,
      '/materials/1101/?kind=events',
      '/materials/1301/?kind=training',
      '/iol/new/',
    ]) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/specialist${path}`)
      await expect(page.locator('.page .card').first()).toBeVisible()
      await expect(page.locator('.bone').filter({ visible: true })).toHaveCount(0)
      for (const width of [1280, 820, 375, 320]) {
        await resize(page, width)
        expect(await layoutProblems(page), `${path}, ${width} px`).toEqual([])
      }
    }
  })

  test('every page is there again after a reload, and by back and forward', async ({ page, shop }) => {
    shop.expectErrors(/404/)
    await noteReady(page)
    await shop.visit('/specialist/', 'specialist')
    const [first, ...others] = routes
    await expect(heading(page, first[1])).toBeVisible()
    for (const [path, name] of others) {
      // The heading is rendered before the router listens.
      await isReady(page)
      // Navigates as a link inside the cabinet does.
      await page.evaluate((to) => {
        history.pushState({ idx: history.length, key: to, usr: null }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
      }, `/specialist${path}`)
      await expect(heading(page, name)).toBeVisible()
      await page.reload()
      await expect(heading(page, name)).toBeVisible()
    }
    for (const [, name] of routes.toReversed().slice(1)) {
      await page.goBack()
      await expect(heading(page, name)).toBeVisible()
    }
    for (const [, name] of others) {
      await page.goForward()
      await expect(heading(page, name)).toBeVisible()
    }
  })

  test('from the registration to an event, a signature, samples, a training and the way out, by keyboard alone', async ({
    page,
    shop,
  }) => {
    // One long way.
    test.slow()
    // The guest's requests fail; a material is requested with one kind after another, and the sandbox has no recording yet.
    shop.expectErrors(/401|404/)
    const hand = byKeyboard(page)
    const button = (name: string | RegExp, within: Page | Locator = page) =>
      hand.press(within.getByRole('button', { name }))
    const link = (name: string | RegExp, within: Page | Locator = page) =>
      hand.press(within.getByRole('link', { name, exact: typeof name === 'string' }))
    await registers(page, hand)
    await link('Мой профиль')
    await expect(heading(page, 'Мой профиль')).toBeFocused()
    const surgery = page.getByRole('region', { name: 'Хирургия' })
    await hand.type(surgery.getByRole('textbox', { name: 'SIA, D' }), '0,4')
    await button('Сохранить', surgery)
    await expect(surgery.getByText('Изменения сохранены')).toBeVisible()

    await link(/^Приглашения/)
    const invite = page.getByRole('region', { name: 'Круглый стол «Сложная биометрия»' })
    await button('Принять', invite)
    await expect(invite.getByText('Приглашение принято')).toBeVisible()
    await expect(invite.getByRole('button')).toHaveCount(0)
    await link(/^Открыть мероприятие/, invite)
    await expect(heading(page, 'Круглый стол «Сложная биометрия»')).toBeFocused()
    await expect(page).toHaveURL(/\/specialist\/materials\/1101\/\?kind=events$/)
    await button(/^Записаться/)
    await expect(page.getByText('Вы записаны')).toBeVisible()
    await expect(page.getByText(/осталось\s3\sместа/)).toBeVisible()
    await opensInCalendars(page, () => button('В календарь'))

    await link('Мои документы')
    await button('Подписать документ № 12/26')
    const question = page.getByRole('alertdialog')
    await button('Подписать', question)
    await expect(page.getByText('Документ № 12/26 подписан')).toBeVisible()

    await link('Заказ образцов')
    await button('Добавить в заявку: Росинка, раствор для линз')
    await button('Отправить заявку')
    await hand.press(page.getByRole('button', { name: /^Отменить заявку/ }).first())
    await button('Отменить заявку', question)
    await expect(page.getByText(/Заявка № .* отменена/)).toBeVisible()

    await link('Материалы')
    await link('Обучение')
    await link(/Подбор мультифокальных линз/)
    await playsAndIsResumed(page)
    for (const name of ['Первая примерка', 'Если пациент недоволен'])
      await button('Завершить урок', page.getByRole('region', { name }))
    await expect(page.getByRole('link', { name: /Скачать сертификат/ })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/materials\/training\/$/)

    await button('Выйти')
    await expect(page.getByRole('link', { name: 'Зарегистрироваться' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('example-shop:token'))).toBe('')
  })

  test('what fails, is restricted or closed says so, and the cabinet stays', async ({ page, shop }) => {
    shop.expectErrors(/500|403/)
    await shop.visit('/specialist/stars/', 'specialist-failing')
    await expect(page.getByText('Звёзды не загрузились')).toBeVisible({ timeout: 15_000 })
    await shop.visit('/specialist/awards/', 'specialist-restricted')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
    await shop.visit('/specialist/documents/', 'specialist-bare')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
    await shop.visit('/specialist/', 'full')
    await expect(page.getByText('Раздел доступен только специалистам.')).toBeVisible()
  })
})
