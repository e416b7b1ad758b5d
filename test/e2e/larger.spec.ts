import type { Page } from '@playwright/test'
import { layoutProblems } from './layoutProblems'
import { expect, isReady, noteReady, test } from './shop'

const larger = (page: Page) => page.getByRole('switch', { name: 'Крупнее' })

test("'Крупнее' makes all text a quarter larger at once, and is kept for the next customer", async ({
  page,
  shop,
}) => {
  await noteReady(page)
  await shop.visit('/personal/')
  await isReady(page)
  await expect(larger(page)).not.toBeChecked()
  await expect(larger(page)).toHaveCSS('font-size', '16px')
  await larger(page).press('Space')
  await expect(larger(page)).toBeChecked()
  await expect(larger(page)).toHaveCSS('font-size', '20px')
  await shop.isAccessible()

  // Another customer, and another page, whose islands have no switch.
  await shop.visit('/examples/catalogue.html', 'many')
  const size = () =>
    page
      .locator('[data-lens-widget]')
      .first()
      .evaluate((container) => {
        const drawn = container.shadowRoot?.querySelector('.lens')
        return drawn && getComputedStyle(drawn).fontSize
      })
  await expect.poll(size).toBe('20px')

  await shop.visit('/personal/')
  await expect(larger(page)).toBeChecked()
  await larger(page).click()
  await expect(larger(page)).not.toBeChecked()
  await page.reload()
  await expect(larger(page)).not.toBeChecked()
  await expect(larger(page)).toHaveCSS('font-size', '16px')
})

test('larger text is there from the first outline on, and nothing jumps', async ({ page, shop }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lens-widgets:larger', '')
    const sizes = new Set<string>()
    const look = () => {
      const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
      for (const drawn of root?.querySelectorAll('.w, .lens') ?? [])
        sizes.add(getComputedStyle(drawn).fontSize)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { sizes })
  })
  await noteReady(page)
  await shop.visit('/personal/')
  await isReady(page)
  expect(await page.evaluate(() => [...(window as unknown as { sizes: Set<string> }).sizes])).toEqual([
    '20px',
  ])
})

test('on a phone larger text stays within the rows of certificates', async ({ page, shop }) => {
  await page.addInitScript(() => localStorage.setItem('lens-widgets:larger', ''))
  await page.setViewportSize({ width: 375, height: 800 })
  await shop.visit('/personal/promocodes/', 'empty')
  await expect(page.getByText(/^Не хватает/).first()).toBeVisible()
  expect(await layoutProblems(page)).toEqual([])
})
