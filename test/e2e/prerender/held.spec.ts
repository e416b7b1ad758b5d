import type { Locator, Page } from '@playwright/test'
import { expect, isReady, menuLink, noteReady, test, type Shop } from '../shop'
import { holdReact, twoFrames } from './before'

/*
 * A press takes a tenth of a second. One that begins on what is drawn before React ends on what React has put there:
 * the browser itself presses nothing then.
 */

interface Press {
  begin: (control: Locator) => Promise<void>
  end: () => Promise<void>
}

async function byMouse(page: Page): Promise<Press> {
  return Promise.resolve({
    begin: async (control) => {
      await control.hover()
      await page.mouse.down()
    },
    end: () => page.mouse.up(),
  })
}

async function bySpace(page: Page): Promise<Press> {
  return Promise.resolve({
    begin: async (control) => {
      await control.focus()
      await page.keyboard.down(' ')
    },
    end: () => page.keyboard.up(' '),
  })
}

async function byTouch(page: Page): Promise<Press> {
  const session = await page.context().newCDPSession(page)
  return {
    begin: async (control) => {
      await control.scrollIntoViewIfNeeded()
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    },
    end: async () =>
      void (await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })),
  }
}

/** Begins a press before React and returns once React has taken the place of what is pressed. */
async function beginAcross({ begin }: Press, control: Locator, page: Page, release: () => void) {
  await expect(control).toBeVisible()
  await begin(control)
  release()
  await isReady(page)
  await twoFrames(page)
}

const ways = { mouse: byMouse, space: bySpace, touch: byTouch }

test.use({ hasTouch: true })
test.beforeEach(({ page }) => noteReady(page))

async function open(page: Page, shop: Shop, path: string, scenario?: string) {
  const release = await holdReact(page)
  await shop.visit(path, scenario)
  return release
}

for (const [name, way] of Object.entries(ways)) {
  test(`a press by ${name} that is under way when React comes opens a dialog`, async ({ page, shop }) => {
    const release = await open(page, shop, '/personal/')
    const press = await way(page)
    await beginAcross(press, page.getByRole('button', { name: 'Уведомления' }), page, release)
    await press.end()
    await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })

  test(`a press by ${name} that is under way when React comes chooses once`, async ({ page, shop }) => {
    const release = await open(page, shop, '/examples/promoter.html', 'promoter')
    const press = await way(page)
    const day = page.getByRole('radio', { name: /мест|место|места/ }).nth(1)
    await beginAcross(press, day, page, release)
    await press.end()
    await expect(day).toBeChecked()
  })

  test(`a press by ${name} that is under way when React comes ticks once`, async ({ page, shop }) => {
    const release = await open(page, shop, '/examples/checkout.html', 'basket')
    const press = await way(page)
    const consent = page.getByRole('checkbox', { name: /^Согласен с/ })
    await beginAcross(press, consent, page, release)
    await press.end()
    await expect(consent).toBeChecked()
    // The next press is an ordinary one.
    await consent.press(' ')
    await expect(consent).not.toBeChecked()
  })
}

test('a link pressed when React comes leads on without a page load', async ({ page, shop }) => {
  const release = await open(page, shop, '/personal/')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const press = await byMouse(page)
  await beginAcross(press, menuLink(page, 'Заказы'), page, release)
  await press.end()
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a press that ends elsewhere presses nothing, then or later', async ({ page, shop }) => {
  const release = await open(page, shop, '/examples/checkout.html', 'basket')
  const press = await byMouse(page)
  const consent = page.getByRole('checkbox', { name: /^Согласен с/ })
  await beginAcross(press, consent, page, release)
  await page.mouse.move(2, 2)
  await press.end()
  await expect(consent).not.toBeChecked()
  await consent.click()
  await expect(consent).toBeChecked()
})

test('a list of choices that is open when React comes stays open', async ({ page, shop }) => {
  const release = await open(page, shop, '/examples/product.html')
  const power = page.getByRole('combobox', { name: /Сфера/ }).first()
  await expect(power).toBeVisible()
  await power.click()
  const isOpen = () => power.evaluate((list) => list.matches(':open'))
  expect(await isOpen()).toBe(true)
  release()
  await page.waitForLoadState('networkidle')
  await twoFrames(page)
  expect(await isOpen()).toBe(true)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const chosen = await power.inputValue()
  await isReady(page)
  await expect(power).toHaveValue(chosen)
  await expect(power).toBeFocused()
  await twoFrames(page)
  await expect(power).toHaveValue(chosen)
})

test('a slider that is being moved when React comes goes on under the pointer', async ({ page, shop }) => {
  const release = await open(page, shop, '/examples/simulator.html')
  const slider = page.getByRole('slider').first()
  await slider.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {}
  const moveTo = (part: number) => page.mouse.move(x + width * part, y + height / 2)
  await moveTo(0.3)
  await page.mouse.down()
  await moveTo(0.5)
  const half = Number(await slider.inputValue())
  release()
  await page.waitForLoadState('networkidle')
  await twoFrames(page)
  await moveTo(0.8)
  const value = Number(await slider.inputValue())
  expect(value).toBeGreaterThan(half)
  await page.mouse.up()
  await isReady(page)
  await expect(slider).toHaveValue(String(value))
  await expect(page.locator('output').first()).toHaveText(`${value} %`)
})
