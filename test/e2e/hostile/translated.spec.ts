import type { Page } from '@playwright/test'
import { expect, followRequests, test } from '../shop'

/* Pages that the browser translates: also each text that comes later, as soon as it is there. */

/** Moves every text into two elements, as Chrome does, or puts one of its own there, marked '·'. */
const translate = (page: Page, keepsTexts: boolean) =>
  page.addInitScript((keeps) => {
    const place = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, option')) return
      const [outer, inner] = [
        document.createElement('font' as 'span'),
        document.createElement('font' as 'span'),
      ]
      outer.append(inner)
      inner.append(keeps ? '' : `${text.data}·`)
      if (keeps) {
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
  }, keepsTexts)

/** What a text says, without the translator's mark. */
const plain = (text: string | null) => (text ?? '').replaceAll('·', '').replaceAll('\u00a0', ' ')

for (const keepsTexts of [true, false]) {
  test(`presses in a translated basket, whose texts are ${keepsTexts ? 'moved' : 'replaced'}, show what they did`, async ({
    page,
    shop,
  }) => {
    const quiet = followRequests(page)
    await translate(page, keepsTexts)
    await shop.visit('/basket/', 'basket')
    const basket = page.locator('[data-lens-widget=basket]')
    const lines = basket.getByRole('list', { name: 'Товары в корзине' }).getByRole('article')
    await expect(lines.first()).toBeVisible()
    await expect(basket.locator('font').first()).toBeAttached()
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
    const points = basket.getByRole('textbox', { name: /^Списать баллы/ })
    await points.fill('120')
    await lines
      .nth(1)
      .getByRole('button', { name: /^Удалить/ })
      .click()
    await basket.getByRole('button', { name: /^Вернуть/ }).click()
    await quiet()
    await expect(points).toHaveValue('120')
    await expect(basket.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
    const sums = lines.or(basket.getByRole('region', { name: 'Итого по корзине' }))
    const shown = (await sums.allInnerTexts()).map(plain)
    await page.reload()
    await expect(lines.first()).toBeVisible()
    await quiet()
    expect(shown).toEqual((await sums.allInnerTexts()).map(plain))
  })
}
