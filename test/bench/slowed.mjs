import { leastOf } from './figures.mjs'
import { openAs, press, slowed, twoFrames, typeAndErase } from './probe.mjs'
import { longestTask, trace } from './trace.mjs'

/* Measures islands and sections with much to do on a 4 × slower processor: the longest task of each step. */

const typed = async (page, step) => {
  await page.evaluate(() =>
    document.querySelector('[data-lens-widget]').shadowRoot.querySelector('textarea').focus(),
  )
  for (const letter of 'удобно носить') await step(() => page.keyboard.insertText(letter))
}

/** Number of steps by which the slider of severity is moved, one percent per frame. */
const SLIDER_STEPS = 60

/** Runs in the page: moves the slider as a finger does. */
async function slide(steps) {
  const slider = document
    .querySelector('[data-lens-widget]')
    .shadowRoot.querySelector('input[aria-label="Выраженность"]')
  const { set } = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')
  for (let percent = 20; percent < 20 + steps; percent++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    set.call(slider, percent)
    slider.dispatchEvent(new window.Event('input', { bubbles: true }))
  }
}

const SLIDER = [
  'full',
  '/examples/simulator.html',
  'input[aria-label="Выраженность"]',
  50,
  (page, step) => step(() => page.evaluate(slide, SLIDER_STEPS)),
]

/** Limit in milliseconds for the script of one step of the slider. */
const SLIDER_SCRIPT = 4

/** Scenario, page, selector to wait for, limit in milliseconds, steps, and preparation of the page before it loads, by name. */
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
      // The first press loads the times; the others show times that were loaded before.
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
  'a page of 300 requests for lenses': [
    'specialist-many',
    '/specialist/iol/?tab=published',
    '.iol-line',
    50,
    async (page, step) => {
      for (const number of ['Страница 2', 'Страница 3', 'Страница 4']) {
        await step(() => page.getByRole('link', { name: 'Дальше' }).evaluate((link) => link.click()))
        await page.getByText(`${number} из`).waitFor()
      }
    },
  ],
  'a key over 500 materials': [
    'specialist-many',
    '/specialist/materials/',
    '.tile',
    50,
    (page, step) => typeAndErase(page, 'торик', step),
  ],
  'the severity of a cataract in 60 steps': SLIDER,
  '200 videos scrolled': [
    'videos-200',
    '/examples/video-competition.html',
    '.contest__list > :nth-child(200)',
    50,
    async (page, step) => {
      await page.mouse.move(640, 700)
      // 240 px is about one turn of a mouse wheel.
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

const sum = (figures) => figures.reduce((total, figure) => total + figure, 0)

/** Runs in the page: adds up layout shifts from now on. */
function watchShift() {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value
  }).observe({ type: 'layout-shift' })
}

async function longestOf(browser, shop, [scenario, url, first, , work, prepare]) {
  const { context, page } = await openAs(browser, shop + url, scenario, async (opened) => {
    await prepare?.(opened.page)
    await slowed(opened)
  })
  await page.locator(first).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchShift)
  const done = await trace(browser, page, () =>
    work(page, async (act) => {
      await act()
      await page.evaluate(twoFrames)
    }),
  )
  const shift = await page.evaluate(() => window.shift)
  await context.close()
  return { longest: longestTask(done), script: sum(done.tasks.map(({ script }) => script)), shift }
}

export async function measureSlowed({ browser, shop, rounds }) {
  const goals = []
  for (const [name, work] of Object.entries(WORKS)) {
    const [, , , limit] = work
    const { longest, script, shift } = await leastOf(rounds, () => longestOf(browser, shop, work))
    goals.push([`${name}: longest task, 4 × slower`, longest, `${longest.toFixed(1)} ms`, limit])
    if (work !== SLIDER) continue
    const each = script / SLIDER_STEPS
    goals.push([`${name}: script of a step, 4 × slower`, each, `${each.toFixed(1)} ms`, SLIDER_SCRIPT])
    goals.push([`${name}: layout shift`, shift, shift.toFixed(3), 0])
  }
  return { goals }
}
