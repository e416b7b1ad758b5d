import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, followRequests, looksRight, test } from './shop'

const PAGE = '/examples/video-competition.html'

const contest = (page: Page) => page.locator('[data-lens-widget=video-competition]')
const item = (page: Page, title: string) =>
  contest(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('a video is rated, the rating is changed, and both survive a reload', async ({ page, shop }) => {
  await shop.visit(PAGE)
  const card = item(page, 'Бабушкины очки')
  await card.getByText('Оценить').waitFor()
  await card.getByRole('radio', { name: '5 из 5' }).check()
  await expect(card.getByRole('group', { name: /Ваша оценка: 5 из 5/ })).toBeVisible()
  await expect(card.getByText('27 оценок')).toBeVisible()
  await card.getByRole('radio', { name: '5 из 5' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(card.getByRole('group', { name: /Ваша оценка: 4 из 5/ })).toBeVisible()
  await expect(card.getByText('27 оценок')).toBeVisible()
  await page.reload()
  await expect(card.getByRole('group', { name: /Ваша оценка: 4 из 5/ })).toBeVisible()
})

test('a refused rating gives back what was there', async ({ page, shop }) => {
  shop.expectErrors(/400/)
  await shop.visit(PAGE)
  const card = item(page, 'Первый рассвет без очков')
  await expect(card.getByRole('group', { name: /Ваша оценка: 4 из 5/ })).toBeVisible()
  await page.route(/\/rating\/$/, (route) =>
    route.fulfill({
      status: 400,
      json: { status: 'error', data: null, errors: [{ code: 400, message: 'Оценки закрыты' }] },
    }),
  )
  // `check` would fail, because the choice is undone as soon as it is refused.
  await card.getByRole('radio', { name: '1 из 5' }).click()
  await expect(card.getByText('Оценки закрыты')).toBeVisible()
  await expect(card.getByRole('group', { name: /Ваша оценка: 4 из 5/ })).toBeVisible()
  await expect(card.getByRole('radio', { name: '4 из 5' })).toBeChecked()
})

test('the end of the session opens the login, and the page tells of it once', async ({ page, shop }) => {
  shop.expectErrors(/401/)
  await shop.visit(PAGE)
  const card = item(page, 'Бабушкины очки')
  await card.getByText('Оценить').waitFor()
  await page.route(/\/rating\/$/, (route) =>
    route.fulfill({
      status: 401,
      json: { status: 'error', data: null, errors: [{ code: 8001, message: 'Сессия истекла' }] },
    }),
  )
  await card.getByRole('radio', { name: '1 из 5' }).click()
  await expect(page.getByRole('dialog', { name: 'Сессия истекла' })).toBeVisible()
})

test('no byte of a video is loaded before it is started; then it plays in ranges, with captions, one at a time', async ({
  page,
  shop,
}) => {
  const asked: { url: string; range: string | undefined }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) asked.push({ url: request.url(), range: request.headers()['range'] })
  })
  const views: string[] = []
  page.on('request', (request) => request.url().endsWith('/view/') && views.push(request.url()))
  const settled = followRequests(page)
  await shop.visit(PAGE)
  const first = contest(page).getByLabel('Первый рассвет без очков', { exact: true })
  const other = contest(page).getByLabel('Бабушкины очки', { exact: true })
  await expect(first).toHaveAttribute('preload', 'none')
  await settled()
  expect(asked).toEqual([])
  const play = (element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  }
  await other.evaluate(play)
  await first.evaluate(play)
  expect(await other.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  expect(asked[0]?.range).toMatch(/^bytes=0-/)
  await expect
    .poll(() => first.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length))
    .toBe(2)
  // The clip takes eight seconds; a view is counted once, after three of them.
  await first.evaluate((element: HTMLVideoElement) => (element.playbackRate = 4))
  await expect.poll(() => first.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  await first.evaluate(play)
  await expect.poll(() => first.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  expect(views.filter((url) => url.endsWith('/701/view/'))).toHaveLength(1)
})

test('a video that cannot be played is a link', async ({ page, shop }) => {
  shop.expectErrors(/404/)
  await shop.visit(PAGE)
  const last = contest(page).locator('video').nth(11)
  await last.evaluate((element: HTMLVideoElement) => element.play().catch(() => undefined))
  await expect(contest(page).getByText('Видео не открывается')).toBeVisible()
  await expect(contest(page).getByRole('link', { name: 'Открыть видео' })).toHaveAttribute(
    'href',
    '/shop/none.webm',
  )
})

test('order and pages survive a reload, and the address stays as it is', async ({ page, shop }) => {
  await shop.visit(PAGE, 'videos-200')
  await contest(page).getByRole('radio', { name: 'По оценке' }).check()
  await expect(contest(page).getByRole('heading', { level: 3 })).toHaveCount(12)
  for (const count of [24, 36]) {
    await contest(page).getByRole('button', { name: 'Показать ещё' }).click()
    await expect(contest(page).getByRole('heading', { level: 3 })).toHaveCount(count)
    await expect(
      contest(page)
        .getByRole('listitem')
        .nth(count - 12),
    ).toBeFocused()
  }
  const titles = await contest(page).getByRole('heading', { level: 3 }).allTextContents()
  await page.reload()
  await expect(contest(page).getByRole('heading', { level: 3 })).toHaveText(titles)
  await expect(contest(page).getByRole('radio', { name: 'По оценке' })).toBeChecked()
  expect(new URL(page.url()).search).toBe('')
})

for (const scenario of ['full', 'guest', 'competition-finished', 'videos-none']) {
  test(`the competition is accessible and fits every width: ${scenario}`, async ({ page, shop }) => {
    await shop.visit(PAGE, scenario)
    await expect(contest(page).getByRole('heading', { level: 2 })).toBeVisible()
    await looksRight(page, shop)
  })
}

test('a guest is asked to sign in; after the end there are places', async ({ page, shop }) => {
  await shop.visit(PAGE, 'guest')
  await expect(contest(page).getByText('Войдите, чтобы оценить')).toBeVisible()
  await contest(page).getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shop.visit(PAGE, 'competition-finished')
  for (const place of [1, 2, 3]) await expect(contest(page).getByText(`${place} место`)).toBeVisible()
  await expect(contest(page).getByText('Оценки закрыты')).toHaveCount(5)
})

test('the competition alone takes at most 116 kB of JavaScript, without store, router and forms', async ({
  page,
  shop,
}) => {
  const paths = new Set<string>()
  page.on('request', (request) => paths.add(new URL(request.url()).pathname))
  const settled = followRequests(page)
  await shop.visit(PAGE)
  await expect(contest(page).locator('video').first()).toBeVisible()
  await settled()
  const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
    files: Record<string, { gzip: number }>
  }
  const own = [...paths].filter((path) => path.startsWith('/assets/lens-widgets/') && path.endsWith('.js'))
  expect(own.filter((path) => /\/chunks\/(vendor|core|router|forms|fields|files)-/.test(path))).toEqual([])
  const sizes = own.map((path) => files[path.replace('/assets/lens-widgets/', '')]?.gzip ?? NaN)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(116_000)
})
