/* Booking an appointment among 10,000 opticians, on a 4 × slower processor. */
import { saveData } from './probe.mjs'
import { drawn, longestScript, quantile, trace } from './trace.mjs'

const CPU = 4

/** The first step of a booking, in a scenario of the sandbox. */
async function open(browser, shop, scenario) {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 1400 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.addInitScript((token) => localStorage.setItem('example-shop:token', token), `${scenario}.bench`)
  await page.addInitScript(saveData)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.goto(`${shop}/personal/optics/?book`)
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

/** The least of at most three rounds. */
export async function measureBooking({ browser, shop, rounds }) {
  const least = { map: Infinity, typing: Infinity, panning: Infinity }
  for (let round = 0; round < Math.min(rounds, 3); round++)
    for (const [name, value] of Object.entries(await once(browser, shop)))
      least[name] = Math.min(least[name], value)
  const ms = (value) => `${value.toFixed(1)} ms`
  return {
    goals: [
      ['10 000 opticians, a key: script of a task', least.typing, ms(least.typing), 16],
      ['10 000 opticians: first map', least.map, `${least.map.toFixed(2)} × that of a few`, 1.3],
      ['10 000 opticians, panning: work of a frame, p95', least.panning, ms(least.panning), 16],
    ],
  }
}
