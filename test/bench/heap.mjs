/* Measures the memory after a long use, in MB: section after section, and mount after mount. */

import { heapOf } from './probe.mjs'
import { waitUntilQuiet } from './measure.mjs'

const SECTIONS = ['/orders/', '/promocodes/', '/profile/', '/personal/']

/** Runs in the page: presses the link of the menu, and waits for the page behind it. */
async function goTo(end) {
  const root = document.querySelector('[data-lens-widget=cabinet]').shadowRoot
  const link = root.querySelector(`nav a[href$="${end}"]`)
  link.click()
  const isThere = () => link.ariaCurrent === 'page' && root.querySelector('h1')
  while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

async function walk(page, count) {
  for (let turn = 0; turn < count; turn++) await page.evaluate(goTo, SECTIONS[turn % SECTIONS.length])
  await page.evaluate(goTo, '/orders/')
  await page.evaluate(goTo, '/personal/')
}

/** Runs in the page: puts a fresh container in the place of the other, so many times. */
async function mount(times) {
  for (let turn = 0; turn < times; turn++) {
    const fresh = document.createElement('div')
    fresh.dataset.lensWidget = 'cabinet'
    const isReady = new Promise((resolve) =>
      document.addEventListener('lens-widgets:ready', resolve, { once: true }),
    )
    document.querySelector('[data-lens-widget=cabinet]').replaceWith(fresh)
    await isReady
  }
}

const mountAgain = (page, count) => page.evaluate(mount, count)

/** MB more after `count` times than after the first ones, in which chunks load and V8 compiles what runs often. */
async function grown(newVisitor, shop, act, first, count) {
  const visitor = await newVisitor()
  const page = await visitor.newPage()
  await page.before(() => localStorage.setItem('example-shop:token', 'full.bench'))
  await page.goto(`${shop}/personal/`)
  await waitUntilQuiet(page)
  const heapAfter = async (times) => {
    await act(page, times)
    await waitUntilQuiet(page)
    return heapOf(page)
  }
  const before = await heapAfter(first)
  const more = (await heapAfter(count)) - before
  await visitor.close()
  return more
}

export async function measureHeap({ newVisitor, shop }) {
  const row = (title, more) => [title, more, `${more.toFixed(2)} MB more`, 1]
  return {
    goals: [
      row('heap after 50 changes of the section', await grown(newVisitor, shop, walk, 50, 50)),
      row('heap after 500 mounts', await grown(newVisitor, shop, mountAgain, 100, 500)),
    ],
  }
}
