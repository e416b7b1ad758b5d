import { expect, test } from './shop'

test('a visit leaves no warning in the console, and a second one fetches no style sheet', async ({
  page,
  shop,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await shop.visit('/personal/')
  // The sections' files come when the page has settled; the last one is the page of invitations.
  const sheets = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.css') && name.includes('/lens-widgets/'))
        .map((entry) => ({ name: entry.name, bytes: entry.transferSize })),
    )
  const areAllThere = async () => {
    const names = (await sheets()).map(({ name }) => name)
    expect(names.filter((name) => /\/(profile|referral|products|reminders)-/.test(name))).toHaveLength(4)
  }
  await expect(areAllThere).toPass({ timeout: 30_000 })

  // Chromium warns of a preload that nothing uses, some seconds later.
  const unused = await page.evaluate(() => {
    const hrefs = (root: ParentNode, rel: string) =>
      [...root.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href)
    const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    const used = [document, ...roots].flatMap((root) => hrefs(root, 'stylesheet'))
    return hrefs(document, 'preload').filter((href) => !used.includes(href))
  })
  expect(unused).toEqual([])
  const first = await sheets()
  expect(new Set(first.map(({ name }) => name)).size).toBe(first.length)

  await page.reload()
  await expect(areAllThere).toPass({ timeout: 30_000 })
  expect((await sheets()).filter(({ bytes }) => bytes > 0)).toEqual([])

  // The section uses the style sheet that was prefetched.
  await page.getByRole('link', { name: 'Мои данные', exact: true }).first().click()
  await expect(page.getByRole('region', { name: 'Личные данные' })).toBeVisible()
  const shown = page.locator('[data-lens-widget=cabinet] link[rel=stylesheet][href*="/profile-"]')
  await expect(shown).toBeAttached()
  expect((await sheets()).filter(({ bytes }) => bytes > 0)).toEqual([])
  expect(warnings).toEqual([])
})
