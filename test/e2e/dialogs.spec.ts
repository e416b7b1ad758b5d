import type { Page } from '@playwright/test'
import { expect, isReady, noteReady, test } from './shop'

const SUCCESS = 'Ваш чек успешно зарегистрирован и вам начислены бонусные баллы'
const FAILURE = 'К сожалению, что-то пошло не так...'
const UNAVAILABLE = 'Сервис временно недоступен. Попробуйте ещё раз'
const PROMPT = 'Опишите вашу ситуацию и мы будем рады помочь ее разрешить:'

const receipt = (query: string) => `/examples/receipt.html?${query}`
const link = receipt('code=48-1024&sign=a1b2&products[0]=Линзы')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** A style sheet that breaks dialogs on purpose. */
async function hate(page: Page) {
  await page.route('**/shop.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: '*{all:unset}dialog{position:static!important}html{font-size:5px}div{display:none!important;}[data-lens-widget],.shop-text{display:block!important}',
    }),
  )
}

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a receipt of a link is registered by keyboard alone', async ({ page, shop }) => {
      await shop.visit(link)
      await expect(dialog(page, SUCCESS)).toBeVisible()
      await shop.isAccessible()
      await expect(page).toHaveURL('/examples/receipt.html')
      await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog(page, SUCCESS)).toHaveCount(0)
    })

    test('feedback is sent by keyboard alone', async ({ page, shop }) => {
      await shop.visit('/examples/feedback.html')
      const opener = page.getByRole('button', { name: 'Написать нам' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(PROMPT)).toBeFocused()
      await expect(page.getByRole('button', { name: 'Отправить' })).toBeDisabled()
      await shop.isAccessible()
      await page.keyboard.type('Не приходит код')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(dialog(page, 'Спасибо, ваше сообщение было успешно отправлено!')).toBeVisible()
      await shop.isAccessible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test('a visitor activates the programme and sees the cabinet', async ({ page, shop }) => {
      await shop.visit('/personal/', 'not-activated')
      await page.getByRole('button', { name: 'тут' }).click()
      const popup = dialog(page, 'Активация программы лояльности')
      await expect(popup).toBeVisible()
      await shop.isAccessible()
      await popup.getByText('Согласен с').click({ position: { x: 4, y: 4 } })
      await popup.getByRole('button', { name: 'Активировать' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible()
    })

    test('dialogs stay usable on a page with hostile styles', async ({ page, shop }) => {
      shop.expectErrors(/400/)
      await hate(page)
      await shop.visit(receipt('code=1&sign=used&products[0]=a'))
      const box = await dialog(page, FAILURE).boundingBox()
      expect(box && Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(10)
      const size = await page
        .getByLabel(PROMPT)
        .evaluate((field) => parseFloat(getComputedStyle(field).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    })
  })
}

test.describe('what each error code does (contract 6.1)', () => {
  test('the message of a 422 stands beside its field', async ({ page, shop }) => {
    shop.expectErrors(/422/)
    await shop.visit('/personal/', 'not-activated')
    await page.getByRole('button', { name: 'тут' }).click()
    await page.getByRole('button', { name: 'Активировать' }).click()
    const box = page.getByRole('checkbox', { name: /Согласен/ })
    await expect(box).toHaveAccessibleDescription(/.+/)
    await expect(box).toBeFocused()
  })

  test('9001 shows the notice where the editor placed it', async ({ page, shop }) => {
    shop.expectErrors(/403/)
    await shop.visit('/examples/restriction.html', 'restricted')
    await page.getByRole('button', { name: 'Написать нам' }).click()
    await page.getByLabel(PROMPT).fill('Почему?')
    await page.getByRole('button', { name: 'Отправить' }).click()
    await expect(page.getByText('Доступ к аккаунту ограничен').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('Доступ к аккаунту ограничен')).toHaveCount(0)
  })

  test('9001 is ignored in the cabinet', async ({ page, shop }) => {
    shop.expectErrors(/403/)
    await shop.visit('/personal/', 'restricted')
    await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Cards that are refused are absent (contract 3.11).
    await expect(page.getByText('Доступ к аккаунту ограничен')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('5011 with a new token sends activation and logout again', async ({ page, shop }) => {
    // 401 is for a card that is still loading when the session ends.
    shop.expectErrors(/40[01]/)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await shop.visit('/personal/', 'token-refresh')
    await page.getByRole('button', { name: 'тут' }).click()
    await page.getByRole('checkbox', { name: /Согласен/ }).check()
    await page.getByRole('button', { name: 'Активировать' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible()
    expect(calls.filter((path) => path.endsWith('/activate/'))).toHaveLength(2)
    const signedOut = page.waitForResponse((response) => response.url().endsWith('/logout/') && response.ok())
    await page.getByRole('button', { name: 'Выйти' }).click()
    await signedOut
    expect(calls.filter((path) => path.endsWith('/logout/'))).toHaveLength(2)
  })

  test('code 4 of a receipt by link shows nothing', async ({ page, shop }) => {
    shop.expectErrors(/400/)
    const answered = page.waitForResponse(/ozon\/apply/)
    await shop.visit(receipt('code=1&sign=silent&products[0]=a'))
    await answered
    await expect(page.getByText('Регистрируем ваш чек…')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('other codes of a receipt by link open feedback with the messages', async ({ page, shop }) => {
    shop.expectErrors(/400/)
    await shop.visit(receipt('code=1&sign=used&products[0]=a'))
    await expect(dialog(page, FAILURE)).toBeVisible()
    await expect(page.getByText('Чек с такими данными уже зарегистрирован')).toBeVisible()
    await shop.isAccessible()
  })

  test('a failure of the network is shown under the button and keeps the text', async ({ page, shop }) => {
    shop.expectErrors(/Failed to load/)
    await page.route('**/ozon/error/', (route) => route.abort())
    await shop.visit('/examples/feedback.html')
    await page.getByRole('button', { name: 'Написать нам' }).click()
    await page.getByLabel(PROMPT).fill('Помогите')
    await page.getByRole('button', { name: 'Отправить' }).click()
    await expect(page.getByText(UNAVAILABLE)).toBeVisible()
    await expect(page.getByLabel(PROMPT)).toHaveValue('Помогите')
    await shop.isAccessible()
  })
})

test('a reload does not register a receipt twice', async ({ page, shop }) => {
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes('ozon/apply') ? 1 : 0))
  await shop.visit(link)
  await expect(dialog(page, SUCCESS)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Регистрация чека' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).toBe(1)
})

test('Escape and the backdrop ask before typed text is lost', async ({ page, shop }) => {
  await shop.visit('/examples/feedback.html')
  await page.getByRole('button', { name: 'Написать нам' }).click()
  await page.getByLabel(PROMPT).fill('Длинный рассказ')
  for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
    await leave()
    const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' })
    await question.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByLabel(PROMPT)).toHaveValue('Длинный рассказ')
  }
})

test('the page behind a dialog neither scrolls nor reacts', async ({ page, shop }) => {
  await shop.visit('/examples/feedback.html')
  await page.getByRole('button', { name: 'Написать нам' }).click()
  await expect(page.getByLabel(PROMPT)).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toContain(
    'hidden',
  )
})

test('logout in one tab reloads the others', async ({ page, shop, context }) => {
  await shop.visit('/personal/')
  await expect(page.getByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible()
  const other = await context.newPage()
  await noteReady(other)
  await other.goto('/personal/orders/')
  await isReady(other)
  await expect(other.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible()
  const reloaded = other.waitForEvent('load')
  shop.expectErrors(/401/)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await reloaded
  await expect(other.getByRole('button', { name: 'Войти' })).toBeVisible()
})

test('all islands stand on one page, each with its own state', async ({ page, shop }) => {
  await shop.visit('/examples/all.html?code=48-1&sign=a1&products[0]=Линзы')
  await expect(dialog(page, SUCCESS)).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect(page.getByRole('link', { name: 'Перейти в личный кабинет' })).toBeVisible()
  await shop.isAccessible()
})

test('a dialog opens although its container is in a hidden part of the page', async ({ page, shop }) => {
  await page.route('/examples/feedback.html', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      '<div data-lens-widget="feedback"></div>',
      '<section hidden><div data-lens-widget="feedback"></div></section>',
    )
    await route.fulfill({ response, body: html })
  })
  await shop.visit('/examples/feedback.html')
  await page.getByRole('button', { name: 'Написать нам' }).click()
  await expect(page.getByLabel(PROMPT)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
