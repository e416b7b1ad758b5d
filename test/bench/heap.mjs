/* What is left in memory after a long use, in MB: section after section, and mount after mount. */

const SECTIONS = ['Заказы', 'Промокоды', 'Мои данные', 'Главная']

async function heapOf(page, client) {
  await page.waitForLoadState('networkidle')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

async function open(browser, url) {
  const context = await browser.newContext({ locale: 'ru-RU' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('example-shop:token', 'full.bench'))
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { context, page, client: await context.newCDPSession(page) }
}

/** Each section is seen before the first measuring: what it loads once is no leak. */
async function afterSections(browser, shop) {
  const { context, page, client } = await open(browser, `${shop}/personal/`)
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
  const before = await heapOf(page, client)
  await walk(50)
  const grown = (await heapOf(page, client)) - before
  await context.close()
  return grown
}

async function afterMounts(browser, shop) {
  const { context, page, client } = await open(browser, `${shop}/personal/`)
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
  const before = await heapOf(page, client)
  await mount(500)
  const grown = (await heapOf(page, client)) - before
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
