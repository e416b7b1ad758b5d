import type { Page } from '@playwright/test'
import { expect, followRequests, test } from '../shop'

/*
 * Pages that the browser translates, or whose numbers an extension makes links: also each text that comes later, as soon
 * as it is there.
 */

type Way = 'moved' | 'replaced' | 'split'

/** Moves every text into two elements, as Chrome does, replaces it by a text marked '·', or splits it. */
const translate = (page: Page, given: Way) =>
  page.addInitScript((way) => {
    const place = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, a, script, style, textarea, option')) return
      if (way === 'split') {
        const [digits] = /\d+/.exec(text.data) ?? []
        if (digits === undefined) return
        const range = document.createRange()
        range.setStart(text, text.data.indexOf(digits))
        range.setEnd(text, text.data.indexOf(digits) + digits.length)
        range.surroundContents(Object.assign(document.createElement('a'), { className: 'number' }))
        return
      }
      const [outer, inner] = [
        document.createElement('font' as 'span'),
        document.createElement('font' as 'span'),
      ]
      outer.append(inner)
      inner.append(way === 'moved' ? '' : `${text.data}·`)
      if (way === 'moved') {
        text.before(outer)
        inner.append(text)
      } else text.replaceWith(outer)
    }
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(place)
    }
    const attach = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow')?.value as (
      this: Element,
      options: ShadowRootInit,
    ) => ShadowRoot
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translateIn)
      }).observe(root, { childList: true, characterData: true, subtree: true })
      return root
    }
  }, given)

/** Returns a text without the translator's mark. */
const plain = (text: string | null) => (text ?? '').replaceAll('·', '').replaceAll('\u00a0', ' ')

for (const way of ['moved', 'replaced', 'split'] as const) {
  test(`presses in a basket whose texts are ${way} show what they did`, async ({ page, shop }) => {
    const quiet = followRequests(page)
    await translate(page, way)
    await shop.visit('/basket/', 'basket')
    const basket = page.locator('[data-lens-widget=basket]')
    const lines = basket.getByRole('list', { name: 'Товары в корзине' }).getByRole('article')
    await expect(lines.first()).toBeVisible()
    await expect(basket.locator('font, a.number').first()).toBeAttached()
    await quiet()
    const quantity = lines.first().getByRole('spinbutton')
    const before = Number(await quantity.inputValue())
    for (let presses = 0; presses < 3; presses++)
      await lines
        .first()
        .getByRole('button', { name: /^Увеличить количество/ })
        .click()
    await expect(quantity).toHaveValue(String(before + 3))
    await quiet()
    await basket.getByRole('button', { name: 'Списать баллы' }).click()
    const points = basket.getByRole('textbox', { name: /^Списать баллы/ })
    await points.fill('120')
    await lines
      .nth(1)
      .getByRole('button', { name: /^Удалить/ })
      .click()
    await basket.getByRole('button', { name: /^Вернуть/ }).click()
    await quiet()
    await expect(points).toHaveValue('120')
    await basket.getByRole('button', { name: 'Списать баллы' }).click()
    await expect(basket.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
    const sums = lines.or(basket.getByRole('region', { name: 'Итого по корзине' }))
    // Waits for the powers and the ways of delivery, which load last.
    await expect(basket).toContainText('Самовывоз')
    await expect(basket).toContainText('−3')
    const shown = (await sums.allInnerTexts()).map(plain)
    await page.reload()
    await expect(lines.first()).toBeVisible()
    await quiet()
    await expect(basket).toContainText('Самовывоз')
    await expect(basket).toContainText('−3')
    expect(shown).toEqual((await sums.allInnerTexts()).map(plain))
  })
}
