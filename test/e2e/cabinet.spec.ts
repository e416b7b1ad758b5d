import { sections } from '../../widgets/cabinet/sections'
import { expect, isReady, noteReady, test, widths } from './shop'

const h1 = (name: string) => ['heading', { level: 1, name }] as const

test.describe('the start of the cabinet', () => {
  test('the cabinet greets the customer and shows points and the next order', async ({ page, shop }) => {
    await shop.visit('/personal/')
    await expect(page.getByRole(...h1('Здравствуйте, Анна'))).toBeVisible()
    await expect(page.getByText(/1\s840/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Заказ № 48213' })).toBeVisible()
    await expect(page).toHaveTitle('Главная — Личный кабинет')
  })

  test('the cabinet shows an outline until user data are there', async ({ page, shop }) => {
    await shop.visit('/personal/', 'slow')
    await expect(page.getByRole('status').filter({ hasText: 'Загружаем' })).toBeAttached()
    await expect(page.getByRole(...h1('Здравствуйте, Анна'))).toBeVisible({ timeout: 15_000 })
  })

  test('a visitor who may activate the programme is told how', async ({ page, shop }) => {
    await shop.visit('/personal/', 'not-activated')
    await expect(page.getByRole(...h1('Личный кабинет'))).toBeVisible()
    await expect(page.getByText('Активировать её можно')).toBeVisible()
    await shop.isAccessible()
  })

  test('a visitor who may not activate the programme is told that it is for members', async ({
    page,
    shop,
  }) => {
    await shop.visit('/personal/', 'not-activated-closed')
    await expect(page.getByText('Раздел доступен только участникам программы лояльности.')).toBeVisible()
  })

  test('header and menu stay when all cards fail, each in a line, and one press tries all again', async ({
    page,
    shop,
  }) => {
    shop.expectErrors(/500/)
    await shop.visit('/personal/', 'failing')
    await expect(page.getByRole(...h1('Здравствуйте, Анна'))).toBeVisible()
    await expect(page.getByText('Баллы не загрузились')).toBeVisible()
    await expect(page.getByText('Заказ не загрузился')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(1)
    await shop.isAccessible()
  })

  test('a cabinet that does not load offers to try again', async ({ page, shop }) => {
    shop.expectErrors(/502/)
    await shop.visit('/personal/', 'down')
    await expect(page.getByText('Сервис временно недоступен. Попробуйте ещё раз')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  })

  test('a restricted account sees no section', async ({ page, shop }) => {
    shop.expectErrors(/403/)
    await shop.visit('/personal/', 'restricted-account')
    await expect(page.getByText('Раздел недоступен')).toBeVisible()
  })
})

test('a link shows that it was pressed before its page is drawn', async ({ page, shop }) => {
  // The page is rendered before React is ready.
  await noteReady(page)
  await shop.visit('/personal/')
  await isReady(page)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Мои продукты' })
  const seen = await link.evaluateHandle((element) => {
    const changes: [isPending: boolean, heading: string | null | undefined][] = []
    const root = element.getRootNode() as ShadowRoot
    new MutationObserver(() =>
      changes.push([element.classList.contains('is-pending'), root.querySelector('h1')?.textContent]),
    ).observe(element, { attributeFilter: ['class'] })
    return changes
  })
  await link.click()
  await expect(page.getByRole(...h1('Мои продукты'))).toBeVisible()
  expect(await seen.jsonValue()).toEqual([
    [true, 'Здравствуйте, Анна'],
    [false, 'Мои продукты'],
  ])
})

test('every section has its heading', async ({ page, shop }) => {
  await shop.visit('/personal/')
  for (const { path, title } of [...sections, { path: '/nowhere/', title: 'Страница не найдена' }]) {
    await page.goto(`/personal${path}`)
    const name = { '/': 'Здравствуйте, Анна', '/friends/': 'Кабинет Друга' }[path] ?? title
    await expect(page.getByRole(...h1(name))).toBeVisible()
  }
})

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the menu stands where it belongs at this width', async ({ page, shop }) => {
      // The browser itself follows a link for which React does not come within a second.
      await noteReady(page)
      await shop.visit('/personal/orders/')
      await isReady(page)
      await expect(page.getByRole(...h1('Заказы'))).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toHaveCount(width < 768 ? 0 : 1)
      await page.getByRole('link', { name: 'Главная' }).first().click()
      await expect(page.getByRole(...h1('Здравствуйте, Анна'))).toBeFocused()
      const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
      await expect(menu.getByRole('link', { name: 'Доступные награды' })).toBeVisible()
      await expect(menu.getByRole('button', { name: 'Выйти' })).toHaveCount(width < 768 ? 1 : 0)
      await expect(page.getByRole('button', { name: 'Выйти' })).toHaveCount(1)
    })
  })
}

test('the friends section of the menu follows the account', async ({ page, shop }) => {
  await shop.visit('/personal/', 'friends-candidate')
  await expect(page.getByRole('link', { name: 'Клуб Друзей' })).toHaveAttribute('href', '/personal/friends/')
  await shop.visit('/personal/friends/', 'friends-none')
  await expect(page.getByText('Раздел недоступен')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Клуб Друзей' })).toHaveCount(0)
})

test('old addresses lead to the new pages and keep query and hash', async ({ page, shop }) => {
  await shop.visit('/personal/my-goods?from=mail#top')
  await expect(page.getByRole(...h1('Мои продукты'))).toBeVisible()
  await expect(page).toHaveURL('/personal/products/?from=mail#top')
  await page.goto('/personal/invite')
  await expect(page).toHaveURL('/personal/club/invite/')
})

test('a visitor without a consumer part is sent to the data page of the site', async ({ page, shop }) => {
  await shop.visit('/personal/my/profile/', 'not-activated')
  await expect(page).toHaveURL('/info/')
})

test('Back and Forward restore the scroll position, other navigation begins at the top', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await shop.visit('/personal/')
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' })
  const link = menu.getByRole('link', { name: 'Мои отзывы' })
  // React may be replacing what the loader has rendered.
  await expect(() => link.scrollIntoViewIfNeeded()).toPass()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page.getByRole(...h1('Мои отзывы'))).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole(...h1('Здравствуйте, Анна'))).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(page).toHaveTitle('Мои отзывы — Личный кабинет')
})

test('the keyboard alone reaches every section, in reading order', async ({ page, shop }) => {
  await shop.visit('/personal/orders/')
  await expect(page.getByRole(...h1('Заказы'))).toBeVisible()
  const focused = () =>
    page.evaluate(() => {
      const host = document.activeElement
      return (host?.shadowRoot?.activeElement ?? host)?.textContent.trim() ?? ''
    })
  const stops: string[] = []
  while (stops.at(-1) !== 'Мои отзывы' && stops.length < 40) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  const cabinet = stops.slice(stops.indexOf('Главная'))
  // The bell has no text of its own.
  expect(cabinet.slice(0, 6)).toEqual(['Главная', 'Крупнее', '', 'Выйти', 'Главная', 'Профиль зрения'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole(...h1('Мои отзывы'))).toBeFocused()
})

test('how many days are left goes by the server where the device is two days wrong', async ({
  page,
  shop,
}) => {
  const left = page.getByText(/остал\S+\s\d+\sд/)
  await shop.visit('/personal/promocodes/')
  await expect(left).not.toHaveCount(0)
  const right = await left.allTextContents()
  await page.clock.install({ time: Date.now() - 2 * 24 * 3_600_000 })
  await page.reload()
  await expect(left).toHaveText(right)
})
