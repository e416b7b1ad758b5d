import type { Page } from '@playwright/test'
import { layoutProblems } from './layoutProblems'
import { drawn, expect, test } from './shop'

const KNOWN = '9161234567'
const UNKNOWN = '9031112233'
const EMAIL = 'anna.kovaleva@example.ru'

const greeting = (page: Page, name = 'Анна') =>
  page.getByRole('heading', { level: 1, name: `Здравствуйте, ${name}` })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Сессия истекла' })
const number = (page: Page) => page.getByRole('textbox', { name: 'Телефон' })
const code = (page: Page) => page.getByRole('textbox', { name: 'Код из SMS' })
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()

async function askForCode(page: Page, phone = KNOWN) {
  await expect(number(page)).toBeFocused()
  await page.keyboard.type(phone)
  await press(page, 'Получить код')
}

async function byEmail(page: Page) {
  await page.getByRole('tab', { name: 'По почте' }).click()
  return page.getByRole('textbox', { name: 'Электронная почта' })
}

/** Makes the visitor of a shop page a guest. */
async function asGuest(page: Page) {
  await page.addInitScript(() => localStorage.setItem('example-shop:token', ''))
}

const openLogin = (page: Page) => page.evaluate(() => void window.lensWidgets?.open('login'))

test.beforeEach(({ shop }) => shop.expectErrors(/40[01]|422/))

test('8001 opens the login once for all calls that fail, and again when more do', async ({ page, shop }) => {
  let failed = 0
  await page.route(/\/api\/(v1\/profile\/score|v2\/internal\/personal)\//, (route) => {
    failed += 1
    const errors = [{ code: 8001, message: 'Сессия истекла' }]
    return route.fulfill({ status: 401, json: { status: 'error', data: null, errors } })
  })
  await shop.visit('/personal/')
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText('Войдите, чтобы продолжить. После входа страница обновится.')).toBeVisible()
  await expect.poll(() => failed).toBeGreaterThan(1)
  // A call that fails after the dialog was closed opens it again.
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Повторить' }).first().click()
  await expect.poll(() => failed).toBeGreaterThan(2)
  await expect(dialog(page)).toBeVisible()
  // Each card sends its request again, and one that fails after the dialog was closed opens it again.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 2_000 })
    await page.getByRole('button', { name: 'Войти' }).first().click({ timeout: 2_000 })
  }).toPass()
  await expect(dialog(page)).toBeVisible()
})

test('a page that changes the token shows nothing of the earlier customer', async ({ page, shop }) => {
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  await page.route('**/account/info/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"Анна"', '"Борис"') })
  })
  // The example shop keeps the token in the browser's storage.
  await page.evaluate(() => localStorage.setItem('example-shop:token', `full.${Date.now()}`))
  await page.getByRole('link', { name: 'Мои продукты' }).first().focus()
  await expect(page.locator('[data-lens-widget=cabinet]').getByText('Анна')).toHaveCount(0)
  await expect(greeting(page, 'Борис')).toBeVisible()
})

test('a page that Back restores after a logout elsewhere shows nothing and reloads', async ({
  page,
  shop,
  context,
}) => {
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/personal/')
  // The other page sends no message: a page in the back/forward cache would not get it.
  await other.evaluate(() => Object.defineProperty(window, 'BroadcastChannel', { value: undefined }))
  await other.evaluate(() => localStorage.setItem('lens-widgets:session', 'another'))
  await other.close()
  const reloaded = page.waitForEvent('load')
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return new Promise((resolve) =>
      queueMicrotask(() =>
        resolve(document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot?.textContent ?? ''),
      ),
    )
  })
  expect(left).not.toContain('Анна')
  await reloaded
  await expect(greeting(page)).toBeVisible()
})

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a wrong code is refused and the right one signs in, by keyboard alone', async ({ page, shop }) => {
      await shop.visit('/personal/', 'session-expired')
      await expect(number(page)).toBeFocused()
      await page.keyboard.type(KNOWN)
      await page.keyboard.press('Enter')
      await expect(code(page)).toBeFocused()
      // The code is sent when its last digit is typed; a wrong one is selected, so that typing replaces it.
      await page.keyboard.type('0000')
      await expect(code(page)).toHaveAccessibleDescription('Неправильно введен код')
      await expect(code(page)).toBeFocused()
      await expect.poll(() => code(page).evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(4)
      await page.keyboard.type('1234')
      await expect(greeting(page)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test('each step of the login is accessible, fits the width and has large targets', async ({
      page,
      shop,
    }) => {
      const isFine = async () => {
        await shop.isAccessible()
        expect(await misfits(page)).toEqual([])
      }
      await shop.visit('/personal/', 'session-expired')
      await expect(number(page)).toBeFocused()
      await press(page, 'Получить код')
      await expect(page.getByText('Заполните поле')).toBeVisible()
      await isFine()
      const email = await byEmail(page)
      await isFine()
      await press(page, 'Забыли пароль?')
      await email.fill(EMAIL)
      await isFine()
      await press(page, 'Отправить код')
      await expect(page.getByRole('textbox', { name: 'Код из письма' })).toBeFocused()
      await isFine()
      await press(page, 'Назад')
      await press(page, 'Назад')
      await press(page, 'Регистрация')
      await isFine()
      await askForCode(page, UNKNOWN)
      await expect(code(page)).toBeFocused()
      await isFine()
      await page.keyboard.type('1234')
      await expect(page.getByRole('textbox', { name: 'Имя' })).toBeFocused()
      await press(page, 'Зарегистрироваться')
      await expect(page.getByText('Заполните поле').first()).toBeVisible()
      await isFine()
      // The narrowest phone with the longest texts.
      await page.setViewportSize({ width: 280, height: 800 })
      expect(await layoutProblems(page)).toEqual([])
    })

    test('the login stays usable on a page with hostile styles', async ({ page, shop }) => {
      await asGuest(page)
      await shop.visit('/about/')
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('*{all:unset} dialog{position:static} html{font-size:5px}')
        document.adoptedStyleSheets.push(sheet)
      })
      await openLogin(page)
      await expect(number(page)).toBeFocused()
      const box = await page.getByRole('dialog', { name: 'Вход' }).boundingBox()
      const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {}
      expect(x).toBeLessThan(width / 2)
      expect(x + wide).toBeGreaterThan(width / 2)
      expect(y).toBeLessThan(400)
      expect(y + high).toBeGreaterThan(400)
      expect(await misfits(page)).toEqual([])
      await page.keyboard.type(KNOWN)
      await expect(number(page)).toHaveValue('(916) 123-45-67')
    })
  })
}

test('the fourth SMS is refused (code 8)', async ({ page, shop }) => {
  await page.clock.install()
  await shop.visit('/personal/', 'session-expired')
  await askForCode(page)
  for (const hasFailed of [false, false, true]) {
    await expect(page.getByText('Запросить код ещё раз можно через')).toBeVisible()
    await page.clock.fastForward('01:01')
    await press(page, 'Отправить код ещё раз')
    await expect(page.getByText('Заполните поле')).toHaveCount(0)
    await expect(page.getByText('Вы превысили максимальное количество отправленных SMS')).toHaveCount(
      hasFailed ? 1 : 0,
    )
  }
  await shop.isAccessible()
})

test('the last digits of a caller sign in', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  await page.getByRole('radio', { name: /По звонку/ }).check()
  await number(page).focus()
  await askForCode(page)
  await expect(page.getByRole('textbox', { name: 'Последние цифры номера' })).toBeFocused()
  await page.keyboard.type('5678')
  await page.keyboard.press('Enter')
  await expect(greeting(page)).toBeVisible()
})

test('a wrong password keeps the form, the right one signs in', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  const email = await byEmail(page)
  await email.fill(EMAIL)
  await page.getByLabel('Пароль', { exact: true }).fill('linza')
  await press(page, 'Войти')
  await expect(page.getByText('Неверный адрес или пароль')).toBeVisible()
  await expect(email).toHaveValue(EMAIL)
  await page.getByLabel('Пароль', { exact: true }).fill('linza2025')
  await press(page, 'Войти')
  await expect(greeting(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(EMAIL)
})

test('an unknown number registers with a name', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  await askForCode(page, UNKNOWN)
  await code(page).fill('1234')
  await page.getByRole('textbox', { name: 'Имя' }).fill('Ирина')
  await press(page, 'Зарегистрироваться')
  const policy = page.getByRole('checkbox', { name: /Согласен с политикой/ })
  await expect(policy).toHaveAccessibleDescription('Подтвердите согласие с правилами клуба')
  await shop.isAccessible()
  await policy.check()
  await press(page, 'Зарегистрироваться')
  await expect(greeting(page, 'Ирина')).toBeVisible()
})

test('the full registration shows each message of a 422 beside its field', async ({ page, shop }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await shop.visit('/personal/', 'session-expired')
  await press(page, 'Регистрация')
  await askForCode(page, UNKNOWN)
  await code(page).fill('1234')
  await expect(page.getByRole('textbox', { name: 'Имя' })).toBeFocused()
  await press(page, 'Зарегистрироваться')
  // The focus has scrolled to the first invalid field, and its label is visible.
  await expect(page.getByRole('textbox', { name: 'Имя' })).toBeFocused()
  await expect(page.getByText('Имя', { exact: true })).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Имя' }).fill('Ирина')
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Белова')
  await page.getByRole('textbox', { name: 'Дата рождения' }).pressSequentially('21081995')
  await page.getByRole('textbox', { name: 'Электронная почта' }).fill('irina@pochta.ru')
  const password = page.getByLabel('Пароль', { exact: true })
  await password.fill('short')
  await press(page, 'Зарегистрироваться')
  await expect(password).toHaveAccessibleDescription(/^Не короче 8\s/)
  await password.fill('linza2026')
  await press(page, 'Зарегистрироваться')
  const policy = page.getByRole('checkbox', { name: /Согласен с политикой/ })
  await expect(policy).toHaveAccessibleDescription('Подтвердите согласие с правилами клуба')
  await policy.check()
  await press(page, 'Зарегистрироваться')
  await expect(greeting(page, 'Ирина')).toBeVisible()
})

test('a forgotten password is replaced with a code by e-mail', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  const email = await byEmail(page)
  await email.fill(EMAIL)
  await press(page, 'Забыли пароль?')
  await press(page, 'Отправить код')
  await page.getByRole('textbox', { name: 'Код из письма' }).fill('1234')
  await page.getByLabel('Новый пароль').fill('linza2026')
  await press(page, 'Сохранить пароль')
  await expect(page.getByText('Пароль изменён. Войдите с новым паролем')).toBeVisible()
  await expect(email).toHaveValue(EMAIL)
  await shop.isAccessible()
  await page.getByLabel('Пароль', { exact: true }).fill('linza2026')
  await press(page, 'Войти')
  await expect(greeting(page)).toBeVisible()
})

test('the phone mask keeps the caret in the middle of the number', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  const caret = () => number(page).evaluate((field: HTMLInputElement) => field.selectionStart)
  await expect(number(page)).toBeFocused()
  await page.keyboard.type('916234567')
  await expect(number(page)).toHaveValue('(916) 234-56-7_')
  // The mask moves the caret one frame after the key.
  await page.evaluate(drawn)
  for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft')
  expect(await caret()).toBe(6)
  await page.keyboard.press('Delete')
  await expect(number(page)).toHaveValue('(916) _34-56-7_')
  expect(await caret()).toBe(6)
  await page.keyboard.type('1')
  await expect(number(page)).toHaveValue('(916) 134-56-7_')
  expect(await caret()).toBe(7)
  // The digits after the caret are shifted.
  await page.keyboard.type('2')
  await expect(number(page)).toHaveValue('(916) 123-45-67')
  expect(await caret()).toBe(8)
  await page.keyboard.press('Backspace')
  await expect(number(page)).toHaveValue('(916) 1_3-45-67')
  expect(await caret()).toBe(7)
})

test('what is selected and typed over within one frame replaces the number', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  await expect(number(page)).toBeFocused()
  // The mask looks at the selection once a frame.
  await page.evaluate(() => (window.requestAnimationFrame = () => 0))
  await page.keyboard.type('9161234567')
  await number(page).evaluate((field: HTMLInputElement) => field.select())
  await page.keyboard.press('Delete')
  await expect(number(page)).toHaveValue('(___) ___-__-__')
  await page.keyboard.type('9161234567')
  await number(page).evaluate((field: HTMLInputElement) => field.select())
  await page.keyboard.type('9')
  await expect(number(page)).toHaveValue('(9__) ___-__-__')
})

test('a click behind the empty places of the mask loses no digit', async ({ page, shop }) => {
  await shop.visit('/personal/', 'session-expired')
  await expect(number(page)).toBeFocused()
  const { width = 0, height = 0 } = (await number(page).boundingBox()) ?? {}
  await number(page).click({ position: { x: width - 8, y: height / 2 } })
  // The mask moves the caret one frame after the click.
  const caret = () => number(page).evaluate((field: HTMLInputElement) => field.selectionStart)
  await expect.poll(caret).toBe(1)
  await page.keyboard.type(KNOWN)
  await expect(number(page)).toHaveValue('(916) 123-45-67')
})

test('closing the login asks about typed text and returns the focus', async ({ page, shop }) => {
  await asGuest(page)
  await shop.visit('/about/')
  const opener = page.getByRole('main').getByRole('link', { name: 'Личный кабинет' })
  await opener.focus()
  await openLogin(page)
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await expect(page.getByText('Войдите, чтобы продолжить')).toHaveCount(0)
  await expect(number(page)).toBeFocused()
  await page.keyboard.type('916')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' })
  await expect(question).toBeVisible()
  await shop.isAccessible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(number(page)).toHaveValue('(916) ___-__-__')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

/** Returns the parts of the dialog that are too small to read or to tap, or cut off at a side. */
const misfits = (page: Page) =>
  page.getByRole('dialog').evaluate((shown) => {
    const problems = shown.scrollWidth > shown.clientWidth ? ['scrolls sideways'] : []
    for (const element of shown.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      )
      const { fontSize } = getComputedStyle(element)
      if (hasText && parseFloat(fontSize) < 14) problems.push(`${element.textContent}: ${fontSize}`)
    }
    const targets = shown.querySelectorAll(
      'button, select, label.check, input:not([type=checkbox], [type=radio], .picker, [hidden])',
    )
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      if (Math.min(width, height) < 44)
        problems.push(`${target.outerHTML.slice(0, 80)}: ${width} × ${height}`)
    }
    return problems
  })
