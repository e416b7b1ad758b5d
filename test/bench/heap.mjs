/* What is left in memory after a long use, in MB: section after section, and mount after mount. */

import { heapOf, openAs } from './probe.mjs'

const SECTIONS = ['Заказы', 'Промокоды', 'Мои данные', 'Главная']

async function open(browser, url) {
  const opened = await openAs(browser, url, 'full')
  await opened.page.getByRole('heading', { level: 1 }).waitFor()
  return opened
}

const settledHeap = async ({ page, client }) => {
  await page.waitForLoadState('networkidle')
  return heapOf(client)
}

/** Each section is seen before the first measuring: what it loads once is no leak. */
async function afterSections(browser, shop) {
  const opened = await open(browser, `${shop}/personal/`)
  const { context, page } = opened
  const goTo = async (name) => {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    const heading = name === 'Главная' ? 'Здравствуйте, Анна' : name
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  const walk = async (count) => {
    for (let turn = 0; turn < count; turn++) await goTo(SECTIONS[turn % SECTIONS.length])
    await goTo('Заказы')
    await goTo('Главная')
  }
  await walk(12)
  const before = await settledHeap(opened)
  await walk(50)
  const grown = (await settledHeap(opened)) - before
  await context.close()
  return grown
}

async function afterMounts(browser, shop) {
  const opened = await open(browser, `${shop}/personal/`)
  const { context, page } = opened
  const mount = (count) =>
    page.evaluate(async (times) => {
      for (let turn = 0; turn < times; turn++) {
        const fresh = document.createElement('div')
        fresh.dataset.lensWidget = 'cabinet'
        const isReady = new Promise((resolve) =>
          document.addEventListener('lens-widgets:ready', resolve, { once: true }),
        )
        document.querySelector('[data-lens-widget=cabinet]').replaceWith(fresh)
        await isReady
      }
    }, count)
  await mount(20)
  const before = await settledHeap(opened)
  await mount(500)
  const grown = (await settledHeap(opened)) - before
  await context.close()
  return grown
}

export async function measureHeap({ browser, shop }) {
  const row = (title, grown) => [title, grown, `${grown.toFixed(2)} MB more`, 1]
  return {
    goals: [
      row('heap after 50 changes of the section', await afterSections(browser, shop)),
      row('heap after 500 mounts', await afterMounts(browser, shop)),
    ],
  }
}
