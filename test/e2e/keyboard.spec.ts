import type { Page } from '@playwright/test'
import { sections } from '../../widgets/cabinet/sections'
import { holdReact } from './prerender/before'
import { expect, followRequests, isReady, noteReady, test } from './shop'

/** Returns the focused element, also inside shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return { text: element?.textContent, isButton: element?.matches('button, .btn') === true }
  })

/** Presses until the first button of a section has the focus. */
async function countTabs(page: Page): Promise<number> {
  // The page's own links come before the cabinet.
  await page.locator('[data-lens-widget]').evaluate((container) => {
    const links = [...document.querySelectorAll<HTMLElement>('a')]
    links.findLast((link) => link.compareDocumentPosition(container) & 4)?.focus()
  })
  await page.keyboard.press('Tab')
  expect((await focused(page)).text).toBe('К содержанию')
  await page.keyboard.press('Enter')
  for (let count = 2; count < 30; count++) {
    await page.keyboard.press('Tab')
    if ((await focused(page)).isButton) return count
  }
  return Infinity
}

test('the first button of every section is six presses of Tab away at most', async ({ page, shop }) => {
  const quiet = followRequests(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const counts: [string, number][] = []
  for (const { path } of sections) {
    await noteReady(page)
    await shop.visit(`/personal${path}`)
    await isReady(page)
    await quiet()
    counts.push([path, await countTabs(page)])
  }
  expect(counts.filter(([, count]) => count > 6)).toEqual([])
})

test("'К содержанию' moves the focus, and leaves the address alone", async ({ page, shop }) => {
  await noteReady(page)
  await shop.visit('/personal/friends/#reviews')
  await isReady(page)
  const skip = page.getByRole('link', { name: 'К содержанию' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('.page')).toBeFocused()
  await expect(page).toHaveURL(/\/personal\/friends\/#reviews$/)
})

test('each step of a booking has the focus on its heading, and one way back stands in the header', async ({
  page,
  shop,
}) => {
  await shop.visit('/personal/optics/?book=')
  await page
    .getByRole('button', { name: /^Оптика/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Выберите время' })).toBeFocused()
  // The browser has scrolled a time under the pointer, so the pointer moves away first.
  await page.mouse.move(1, 1)
  await page
    .getByRole('region', { name: /^(Утро|День|Вечер)/ })
    .first()
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Подтверждение' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Выберите время' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'К записям' })).toHaveCount(1)
  await expect(page.locator('.head').getByRole('link')).toHaveText(['К записям'])
})

/** Strips that scroll sideways: how to open one, its items, and the key that goes to the next. */
const strips: [path: string, scenario: string, items: string, key: string][] = [
  ['/specialist/materials/', 'specialist', '.materials__kinds a', 'Tab'],
  ['/examples/promoter.html', 'promoter', '.days input', 'ArrowRight'],
  ['/personal/optics/?book=&department=11', 'full', '.booking__days input', 'ArrowRight'],
]

for (const [path, scenario, items, key] of strips)
  test(`the item of a strip that has the focus is seen whole: ${items}`, async ({ page, shop }) => {
    const quiet = followRequests(page)
    await page.setViewportSize({ width: 375, height: 700 })
    await noteReady(page)
    await shop.visit(path, scenario)
    await isReady(page)
    await quiet()
    const all = page.locator(items)
    await expect(all.nth(3)).toBeAttached()
    await expect(page.locator('.bone').filter({ visible: true })).toHaveCount(0)
    await expect(async () => {
      await all.first().focus()
      await expect(all.first()).toBeFocused({ timeout: 500 })
    }).toPass()
    for (const item of await all.all()) {
      await expect(item).toBeFocused()
      await expect.poll(() => item.evaluate(isWhole)).toBe(true)
      await page.keyboard.press(key)
    }
  })

/** Runs in the page: tells whether an item, with its focus ring, lies within the strip that scrolls. */
function isWhole(item: Element): boolean {
  const strip = item.closest('nav, fieldset')?.getBoundingClientRect()
  const { left, right } = item.getBoundingClientRect()
  return strip !== undefined && left >= strip.left && right <= strip.right
}

test('a dialog whose form is the first of its page gives the focus back', async ({ page, shop }) => {
  await shop.visit('/specialist/education/', 'specialist')
  const opener = page.getByRole('button', { name: /^Подать заявку/ }).first()
  await opener.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Имя и фамилия' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the message that a registration is cancelled has the focus', async ({ page, shop }) => {
  await shop.visit('/specialist/academy/', 'specialist')
  await page
    .getByRole('button', { name: /^Отменить запись/ })
    .first()
    .press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Отменить запись?' })
  await question.getByRole('button', { name: 'Отменить запись' }).press('Enter')
  await expect(page.locator('[tabindex="-1"]').filter({ hasText: /^Запись отменена$/ })).toBeFocused()
})

test("what is typed into a field is no shortcut of the page's, before React and after", async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener('keydown', (event) => {
      heard.push(event.key)
      if (event.key === '/' || (event.key === 'k' && event.ctrlKey)) event.preventDefault()
    })
  })
  await noteReady(page)
  const release = await holdReact(page)
  await shop.visit('/catalog/')
  const field = page.getByRole('searchbox', { name: 'Поиск по названию' })
  for (const when of ['before', 'after']) {
    await field.click()
    await page.keyboard.type('12/3')
    await expect(field).toHaveValue('12/3')
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => Reflect.get(window, 'heard') as unknown), when).toEqual([
      'Control',
      'k',
      'Escape',
    ])
    release()
    await isReady(page)
    await field.fill('')
    await page.evaluate(() => (Reflect.get(window, 'heard') as string[]).splice(0))
  }
})
