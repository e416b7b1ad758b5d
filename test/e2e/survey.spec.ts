import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, followRequests, looksRight, noteReady, test } from './shop'

const PAGE = '/examples/survey.html'

const survey = (page: Page) => page.locator('[data-lens-widget=survey]')

/** Returns the gzipped size of the widgets' scripts among these paths, in bytes. */
function loadedBytes(paths: Iterable<string>): number {
  const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
    files: Record<string, { gzip: number }>
  }
  return [...paths]
    .filter((path) => path.startsWith('/assets/lens-widgets/') && path.endsWith('.js'))
    .reduce((sum, path) => sum + (files[path.replace('/assets/lens-widgets/', '')]?.gzip ?? NaN), 0)
}

test('a survey is answered by keyboard alone, with a reload in the middle', async ({ page, shop }) => {
  await page.addInitScript(() => {
    document.addEventListener('lens-widgets:survey-completed', (event) =>
      Object.assign(window, { completed: (event as CustomEvent<unknown>).detail }),
    )
  })
  await shop.visit(PAGE)
  const next = survey(page).getByRole('button', { name: 'Далее' })
  await survey(page).getByRole('radio', { name: 'Однодневные' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(survey(page).getByRole('radio', { name: 'На месяц' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(survey(page).getByRole('checkbox', { name: 'На спорт' })).toBeChecked()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(survey(page).getByRole('heading', { name: 'Об удобстве' })).toBeFocused()
  for (const row of ['Удобны утром', 'Удобны вечером']) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(
      survey(page).getByRole('group', { name: row }).getByRole('radio', { name: 'скорее нет' }),
    ).toBeChecked()
  }
  await page.reload()
  await expect(survey(page).getByRole('heading', { name: 'Об удобстве' })).toBeVisible()
  await expect(survey(page).getByRole('radio', { name: 'скорее нет' }).nth(1)).toBeChecked()
  await survey(page).getByRole('textbox', { name: 'Сколько часов' }).focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(survey(page).getByText('Ответьте в строке «Легко снимаются»')).toBeVisible()
  await expect(
    survey(page).getByRole('group', { name: 'Легко снимаются' }).getByRole('radio').first(),
  ).toBeFocused()
  await page.keyboard.press('Space')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(survey(page).getByRole('heading', { name: 'О магазине' })).toBeFocused()
  await expect(survey(page).getByText('Страница 3 из 3')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(survey(page).getByRole('radio', { name: '0', exact: true })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Просто так')
  await survey(page).getByRole('button', { name: 'Отправить' }).focus()
  await page.keyboard.press('Enter')
  await expect(survey(page).getByRole('heading', { name: 'Спасибо за ответы!' })).toBeFocused()
  expect(await page.evaluate(() => (window as { completed?: unknown }).completed)).toEqual({
    survey: 'lenses',
  })
  await page.reload()
  await expect(survey(page).getByText('Вы уже отвечали')).toBeVisible()
})

/** Answers both calls of the survey as a server of another origin, and writes down what came. */
async function recorder() {
  const heard: { call: string; headers: IncomingHttpHeaders }[] = []
  const questions = [
    {
      id: 1,
      type: 'text',
      title: 'Вопрос',
      text: '',
      is_required: false,
      options: [],
      rows: [],
      visible_if: null,
    },
  ]
  const data = {
    code: 'x',
    title: 'Опрос',
    text: '',
    is_active: true,
    allow_repeat: true,
    pages: [{ id: 1, title: '', questions }],
  }
  const server = createServer((request: IncomingMessage, response) => {
    heard.push({ call: `${request.method} ${request.url}`, headers: request.headers })
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': request.headers.origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': '*, content-type',
      // A server may try to recognise returning visitors.
      'Set-Cookie': 'who=visitor; Path=/; SameSite=None; Secure',
    })
    response.end(
      JSON.stringify({ status: 'success', data: request.method === 'GET' ? data : null, errors: [] }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    heard,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    end: () => server.close(),
  }
}

test('nothing that tells who answers goes over the wire', async ({ page, context, shop }) => {
  const { heard, origin, end } = await recorder()
  await context.addCookies([{ name: 'who', value: 'visitor', url: origin }])
  // The page's policy allows no other origin, so the test redirects the calls there, with all of their headers.
  await page.route(/\/api\/v2\/internal\/survey\//, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const headers = await request.allHeaders()
    const answer = await fetch(origin + pathname, {
      method: request.method(),
      headers: Object.fromEntries(
        Object.entries(headers).filter(
          ([name]) => !name.startsWith(':') && !/^(host|connection|content-length)$/.test(name),
        ),
      ),
      body: request.postData(),
    })
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
  await shop.visit(PAGE)
  await context.addCookies([{ name: 'session', value: 'visitor', url: page.url() }])
  await page.reload()
  await survey(page).getByRole('textbox', { name: 'Вопрос' }).fill('Ответ')
  await survey(page).getByRole('button', { name: 'Отправить' }).click()
  await expect(survey(page).getByText('Спасибо за ответы!')).toBeVisible()
  end()
  expect(heard.map(({ call }) => call.split(' ')[0])).toEqual(expect.arrayContaining(['GET', 'POST']))
  for (const { headers } of heard) {
    expect(
      Object.keys(headers).filter((name) => /token|csrf|cookie|referer|authorization|idempotency/.test(name)),
    ).toEqual([])
  }
})

test('a survey is accessible and fits every width on all its pages', async ({ page, shop }) => {
  await shop.visit(PAGE)
  await survey(page).getByRole('radio', { name: 'Другие' }).check()
  await survey(page).getByRole('button', { name: 'Далее' }).click()
  await expect(survey(page).getByText('Напишите свой вариант')).toBeVisible()
  await looksRight(page, shop)
  await survey(page).getByRole('textbox', { name: 'Ваш вариант' }).fill('Склеральные')
  await survey(page).getByRole('checkbox', { name: 'За руль' }).check()
  await survey(page).getByRole('button', { name: 'Далее' }).click()
  await survey(page).getByRole('button', { name: 'Далее' }).click()
  await expect(survey(page).getByText('Ответьте в строке «Удобны утром»')).toBeVisible()
  await looksRight(page, shop)
  for (const row of await survey(page)
    .getByRole('group')
    .filter({ hasText: /^(Удобны|Легко)/ })
    .all())
    await row.getByRole('radio', { name: 'да', exact: true }).check()
  await survey(page).getByRole('button', { name: 'Далее' }).click()
  await survey(page).getByRole('radio', { name: '9', exact: true }).check()
  await looksRight(page, shop)
  await survey(page).getByRole('button', { name: 'Отправить' }).click()
  await expect(survey(page).getByText('Спасибо за ответы!')).toBeVisible()
  await looksRight(page, shop)
})

test('without a code, and with one that the shop does not know, the fallback stands as it is', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/404/)
  await shop.visit(PAGE)
  const show = (code: string | null) =>
    page.evaluate((named) => {
      const container = document.querySelector('[data-lens-widget=survey]')
      const next = container?.cloneNode(true) as HTMLElement
      if (named === null) next.removeAttribute('data-survey')
      else next.setAttribute('data-survey', named)
      container?.replaceWith(next)
    }, code)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await show('none')
  await expect(page.getByText('Опрос сейчас не идёт.')).toBeVisible()
  await show(null)
  await expect(page.getByText('Опрос сейчас не идёт.')).toBeVisible()
  await expect.poll(() => warnings.filter((text) => text.includes('data-survey')).length).toBe(1)
  await show('closed')
  await expect(survey(page).getByText('Опрос завершён')).toBeVisible()
})

test('a survey alone takes at most 119.6 kB of JavaScript, without store, router and forms', async ({
  page,
  shop,
}) => {
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  const settled = followRequests(page)
  await noteReady(page)
  await shop.visit(PAGE)
  await expect(survey(page).getByRole('group').first()).toBeVisible()
  await settled()
  expect([...paths].filter((path) => /\/chunks\/(vendor|core|router|forms|files)-/.test(path))).toEqual([])
  expect(loadedBytes(paths)).toBeLessThanOrEqual(119_600)
})
