/* Measures the booking of an appointment among 10,000 opticians, on a 4 × slower processor. */
import { leastOf } from './figures.mjs'
import { openAs, slowed } from './probe.mjs'
import { drawn, longestScript, quantile, trace } from './trace.mjs'

/** The first step of a booking, in a scenario of the sandbox. */
async function open(browser, shop, scenario) {
  const { context, page } = await openAs(browser, `${shop}/personal/optics/?book`, scenario, slowed)
  await page.locator('.map').waitFor()
  await page.locator('[data-mark]').first().waitFor()
  const map = await page.evaluate(() => performance.now())
  await page.waitForLoadState('networkidle')
  return { context, page, map }
}

async function once(browser, shop) {
  const few = await open(browser, shop, 'full')
  await few.context.close()
  const { context, page, map } = await open(browser, shop, 'points-10000')

  const search = page.getByLabel('Поиск по названию и адресу').first()
  await search.click()
  const typing = await trace(browser, page, () =>
    drawn(page, [
      ...Array.from('Тверская', (letter) => () => page.keyboard.insertText(letter)),
      ...Array.from('Тверская', () => () => page.keyboard.press('Backspace')),
    ]),
  )
  await page.keyboard.press('Escape')
  const { x, y } = await page.locator('.map').boundingBox()
  await page.mouse.move(x + 200, y + 200)
  await page.mouse.down()
  const panning = await trace(browser, page, () =>
    drawn(
      page,
      Array.from({ length: 40 }, (_, turn) => () => page.mouse.move(x + 200 - turn * 3, y + 200)),
    ),
  )
  await page.mouse.up()
  await context.close()
  return { map: map / few.map, typing: longestScript(typing), panning: quantile(panning.frames, 0.95) }
}

export async function measureBooking({ browser, shop, rounds }) {
  const least = await leastOf(rounds, () => once(browser, shop))
  const ms = (value) => `${value.toFixed(1)} ms`
  return {
    goals: [
      ['10 000 opticians, a key: script of a task', least.typing, ms(least.typing), 16],
      ['10 000 opticians: first map', least.map, `${least.map.toFixed(2)} × that of a few`, 1.3],
      ['10 000 opticians, panning: work of a frame, p95', least.panning, ms(least.panning), 16],
    ],
  }
}
