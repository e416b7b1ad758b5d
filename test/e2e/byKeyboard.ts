import type { Locator, Page } from '@playwright/test'
import { expect } from './shop'

/** More presses of Tab than any page wants. */
const MOST = 150

/** @returns what uses a page by keyboard alone; a field that is typed into is an empty one */
export function byKeyboard(page: Page) {
  let loaded = 0
  /** Goes to the target by Tab, and finds it seen and outlined; the focus is lost by a load of the page alone. */
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    const now = await page.evaluate(() => performance.timeOrigin)
    const way = () => target.evaluate(wayTo)
    if (now === loaded) await expect.poll(way, 'the focus is somewhere').not.toBeNull()
    loaded = now
    for (let at = await way(), left = MOST; at !== 'here'; at = await way(), left--) {
      expect(left, `${String(target)} can be reached`).toBeGreaterThan(0)
      await page.keyboard.press(at === 'before' ? 'Shift+Tab' : 'Tab')
    }
    await expect(target).toBeInViewport()
    expect(await target.evaluate(isOutlined), `${String(target)} shows its focus`).toBe(true)
  }
  return {
    async press(target: Locator) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async tick(box: Locator) {
      await reach(box)
      await page.keyboard.press('Space')
      await expect(box).toBeChecked()
    },
    async type(field: Locator, text: string) {
      await reach(field)
      await page.keyboard.type(text)
    },
  }
}

/** Runs in the page: returns the position of the target relative to the focus; null if the focus has been lost. */
function wayTo(target: Element): 'here' | 'before' | 'after' | null {
  const { activeElement: host, body } = document
  const focused = host?.shadowRoot?.activeElement ?? host
  if (focused === target) return 'here'
  if (focused === null || focused === body) return null
  const root = target.getRootNode()
  // Nodes of two trees have no defined order, so the island is compared in place of its content.
  const [from, to] =
    focused.getRootNode() === root
      ? [focused, target]
      : [host, root instanceof ShadowRoot ? root.host : target]
  return from !== null && from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING
    ? 'before'
    : 'after'
}

/** Runs in the page: tells whether the target, or an element around it, has an outline. */
function isOutlined(target: Element): boolean {
  for (
    let drawn: Element | null = target, steps = 0;
    drawn && steps < 3;
    drawn = drawn.parentElement, steps++
  ) {
    for (const pseudo of [null, '::before', '::after']) {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn, pseudo)
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true
    }
  }
  return false
}
