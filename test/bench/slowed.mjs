import { leastOf } from './figures.mjs'
import { openAs, press, slowed, twoFrames } from './probe.mjs'
import { longestTask, trace } from './trace.mjs'

/* The islands of promotion with much data, on a 4 × slower processor: the longest task of each step. */

const typed = async (page, step) => {
  await page.evaluate(() =>
    document.querySelector('[data-lens-widget]').shadowRoot.querySelector('textarea').focus(),
  )
  for (const letter of 'удобно носить') await step(() => page.keyboard.insertText(letter))
}

/** By name: scenario, page, what is there first, the limit in milliseconds, the steps, and what the page has before. */
const WORKS = {
  'another day of 1,000 times': [
    'promoter-many',
    '/examples/promoter.html',
    '.slot',
    50,
    async (page, step) => {
      for (const nth of [1, 5, 9, 1]) await step(() => press(page, '.day input', nth))
    },
  ],
  'the other kind of 1,000 times': [
    'promoter-many',
    '/examples/promoter.html',
    '.slot',
    50,
    async (page, step) => {
      // The first is read; what was read before is there at once.
      for (const nth of [1, 0, 1]) {
        await step(() => press(page, '[role=tab]', nth))
        await page.locator('.slot').first().waitFor()
      }
    },
  ],
  'a key in a survey of 100 questions': [
    'full',
    '/examples/survey.html',
    'textarea',
    16,
    typed,
    (page) =>
      page.route('**/examples/survey.html', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('data-survey="lenses"', 'data-survey="hundred"')
        await route.fulfill({ response, body })
      }),
  ],
  '200 videos scrolled': [
    'videos-200',
    '/examples/video-competition.html',
    '.contest__list > :nth-child(200)',
    50,
    async (page, step) => {
      await page.mouse.move(640, 700)
      // As far as a turn of the wheel goes.
      for (let turn = 0; turn < 60; turn++) await step(() => page.mouse.wheel(0, 240))
    },
    (page) =>
      page.addInitScript(() =>
        window.sessionStorage.setItem(
          'lens-widgets:draft:page:choice:video-competition',
          JSON.stringify({ sort: 'new', pages: 17, savedAt: Date.now() }),
        ),
      ),
  ],
}

async function longestOf(browser, shop, [scenario, url, first, , work, prepare]) {
  const { context, page } = await openAs(browser, shop + url, scenario, async (opened) => {
    await prepare?.(opened.page)
    await slowed(opened)
  })
  await page.locator(first).first().waitFor()
  await page.waitForLoadState('networkidle')
  const done = await trace(browser, page, () =>
    work(page, async (act) => {
      await act()
      await page.evaluate(twoFrames)
    }),
  )
  await context.close()
  return { longest: longestTask(done) }
}

export async function measureSlowed({ browser, shop, rounds }) {
  const goals = []
  for (const [name, work] of Object.entries(WORKS)) {
    const [, , , limit] = work
    const { longest } = await leastOf(rounds, () => longestOf(browser, shop, work))
    goals.push([`${name}: longest task, 4 × slower`, longest, `${longest.toFixed(1)} ms`, limit])
  }
  return { goals }
}
