import { CPU, waitUntilQuiet } from './measure.mjs'

/* Helpers of the benchmark's parts for looking at a page. */

/** Opens a page as a visitor of a scenario, on a fast line. `prepare` gets the page and its CDP session before it loads. */
export async function openAs(browser, url, scenario, prepare = () => undefined) {
  const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 1400 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await page.addInitScript((token) => localStorage.setItem('example-shop:token', token), `${scenario}.bench`)
  await prepare({ page, client })
  await page.goto(url)
  return { context, page, client }
}

/**
 * Runs in the page before its scripts: turns on the data saver, so that the sections that the cabinet prefetches after
 * five seconds do not disturb the measurement.
 */
export const saveData = () =>
  Object.defineProperty(Object.getPrototypeOf(window.navigator), 'connection', {
    get: () => ({ saveData: true }),
  })

/** Prepares a page with a 4 × slower processor and without prefetching. */
export async function slowed({ page, client }) {
  await page.addInitScript(saveData)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the page: waits until what was done is painted. */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))))

/** Returns the heap in use in MB, after a garbage collection. */
export async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage')
  // The second collection frees what the first one has released.
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/* The actions of a customer, without the test runner's locators: their search in the page would be measured, too. */

/** Runs in the page: returns the middle of an element of the cabinet, once it exists and is in view. */
async function middleOf(selector) {
  const find = () => document.querySelector('[data-lens-widget]').shadowRoot.querySelector(selector)
  while (!find()) await new Promise((resolve) => requestAnimationFrame(resolve))
  find().scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = find().getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Moves the mouse over an element of the cabinet and waits for the requests that this causes; returns the position of
 * the mouse.
 */
export async function pointAt(page, selector) {
  const place = await page.evaluate(middleOf, selector)
  await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
  await waitUntilQuiet(page)
  return place
}

/** Runs in the page: returns the milliseconds from the press on a section's link to the first card of its page. */
const pressAndWait = ({ link, title }) =>
  new Promise((resolve) => {
    const root = document.querySelector('[data-lens-widget]').shadowRoot
    const from = performance.now()
    const look = () => {
      const isThere = root.querySelector('h1')?.textContent === title && root.querySelector('.page .card')
      if (isThere) resolve(performance.now() - from)
      else requestAnimationFrame(look)
    }
    root.querySelector(link).click()
    requestAnimationFrame(look)
  })

/**
 * Returns the milliseconds from the press on a section of the menu, hovered before, to its page; the section is named
 * by path and title.
 */
export async function toSection(page, path, title) {
  const link = `a[href$="${path}"]`
  await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await pointAt(page, link)
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return page.evaluate(pressAndWait, { link, title })
}

/** Presses the nth element of a selector in the page's island. */
export const press = (page, selector, nth = 0) =>
  page.evaluate(
    ([what, place]) =>
      document.querySelector('[data-lens-widget]').shadowRoot.querySelectorAll(what)[place].click(),
    [selector, nth],
  )

/** Presses the nth element of a selector; returns the number of frames until the quantity of its line has changed. */
export const framesOfPress = (page, selector, nth) =>
  page.evaluate(
    ([what, place]) => {
      const root = document.querySelector('[data-lens-widget]').shadowRoot
      const button = root.querySelectorAll(what)[place]
      const quantityOf = () => button.parentElement.querySelector('[role=spinbutton]').ariaValueNow
      const before = quantityOf()
      return new Promise((resolve) => {
        let frames = 0
        const look = () => {
          frames += 1
          if (quantityOf() === before) requestAnimationFrame(look)
          else resolve(frames)
        }
        requestAnimationFrame(look)
        button.click()
      })
    },
    [selector, nth],
  )

/** Selects an option by its index in the nth select. */
export const choose = (page, selector, nth, option) =>
  page.evaluate(
    ([what, place, index]) => {
      const select = document.querySelector('[data-lens-widget]').shadowRoot.querySelectorAll(what)[place]
      select.value = select.options[Math.min(index, select.options.length - 1)].value
      select.dispatchEvent(new window.Event('change', { bubbles: true }))
    },
    [selector, nth, option],
  )

/** Types into the island's search, and deletes it again; each key is one step. */
export async function typeAndErase(page, text, step) {
  await page.evaluate(() =>
    document.querySelector('[data-lens-widget]').shadowRoot.querySelector('input[type=search]').focus(),
  )
  for (const letter of text) await step(() => page.keyboard.insertText(letter))
  for (let left = text.length; left > 0; left--) await step(() => page.keyboard.press('Backspace'))
}
