import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, looksRight, noteReady, test } from './shop'

/* Tools: islands without token, router or call. */

test('the calculator loads React and itself alone, calls nothing, and works by keyboard', async ({
  page,
  shop,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await noteReady(page)
  await shop.visit('/examples/calculator.html')
  const sphere = page.getByRole('textbox', { name: 'Сфера, D' })
  await expect(sphere).toBeVisible()
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(paths.filter((path) => /\/chunks\/(vendor|core|router|forms|fields)-/.test(path))).toEqual([])

  await page.getByRole('tab', { name: 'Вертексное расстояние' }).focus()
  await page.keyboard.press('Tab')
  await expect(sphere).toBeFocused()
  await page.keyboard.type('-5,50')
  await page.keyboard.press('Tab')
  await page.keyboard.type('-1,25')
  await page.keyboard.press('Tab')
  await page.keyboard.type('165')
  await expect(page.locator('[data-result=order-sphere]')).toHaveText('−5,25\u00a0D')
  await expect(page.getByRole('img', { name: 'Шкала осей: ось цилиндра 165°' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Транспозиция' })).toBeFocused()
})

test('the calculator is accessible and fits every width in every tab', async ({ page, shop }) => {
  await shop.visit('/examples/calculator.html')
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    for (const field of await page.getByRole('textbox').all()) await field.fill('181')
    await page.getByRole('textbox').last().blur()
    await looksRight(page, shop)
  }
})

/** A photo of 12 megapixels as a phone takes it: 4000 by 3000 pixels, to be turned by 90° (EXIF orientation 6). */
async function phonePhoto(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000)
    canvas.getContext('2d')?.fillRect(0, 0, 4000, 1500)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.5 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  const tiff = 'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0'
  const exif = Buffer.from(`Exif\0\0${tiff}`, 'latin1')
  const length = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([Buffer.from(drawn.slice(0, 2)), length, exif, Buffer.from(drawn.slice(2))])
}

test('the simulator is accessible, fits every width, and shows a photo', async ({ page, shop }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await shop.visit('/examples/simulator.html')
  const picture = page.getByRole('img', { name: 'Улица днём. Ядерная, выраженность 50 %' })
  await expect(picture).toBeVisible()
  await looksRight(page, shop)
  const severity = page.getByRole('slider', { name: 'Выраженность' })
  await severity.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('img', { name: /выраженность 99/ })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(page) })
  await expect(page.getByRole('img', { name: /^Своё фото/ })).toBeVisible()
  // The photo is stored sideways with an orientation mark, so its longer side is vertical.
  const { width: across, height: down } = await page
    .locator('[data-lens-widget] canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => ({ width: canvas.width, height: canvas.height }))
  expect([across, down]).toEqual([960, 1280])
  await looksRight(page, shop)
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
})

for (const [name, title, answers, total] of [
  ['osdi-6', 'Тест на сухость глаз OSDI-6', 6, '12 из 24'],
  ['cldeq-8', 'Тест на дискомфорт в линзах CLDEQ-8', 8, '17 из 37'],
] as const) {
  test(`${name} is answered by keyboard, is accessible and fits every width`, async ({ page, shop }) => {
    await shop.visit(`/examples/${name}.html`)
    const tool = page.getByRole('region', { name: title })
    await tool.getByRole('button', { name: 'Показать результат' }).press('Enter')
    await expect(tool.getByText('Ответьте на вопрос')).toHaveCount(1)
    await expect(tool.getByRole('radio').first()).toBeFocused()
    await looksRight(page, shop)
    // Each question is one Tab stop, and the arrow keys choose an answer.
    for (let question = 0; question < answers; question += 1) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Tab')
    }
    await expect(tool.getByRole('button', { name: 'Показать результат' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tool.getByText(`Результат: ${total}`)).toBeFocused()
    await expect(tool.getByText(/^Стало (хуже|лучше) на \d+/)).toBeVisible()
    await looksRight(page, shop)
    await tool.getByRole('button', { name: 'Сохранить в личном кабинете' }).press('Enter')
    await expect(tool.getByText('Результат сохранён в личном кабинете')).toBeVisible()
    await page.reload()
    await expect(tool.getByText(`отвечено 0 из ${answers}`)).toBeVisible()
  })
}

test('a questionnaire without a token calls nothing, and loads neither store nor cabinet', async ({
  page,
  shop,
}) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'pageConfig', { get: () => ({}), set: () => undefined })
  })
  await shop.visit('/examples/osdi-6.html')
  const tool = page.getByRole('region', { name: 'Тест на сухость глаз OSDI-6' })
  await expect(tool.getByRole('group')).toHaveCount(6)
  for (const question of await tool.getByRole('group').all())
    await question.getByRole('radio', { name: 'никогда' }).check()
  await tool.getByRole('button', { name: 'Показать результат' }).click()
  await expect(tool.locator('[data-result=positive]')).toHaveAttribute('data-value', 'false')
  await expect(tool.locator('[data-result=change]')).toHaveAttribute('data-value', '')
  const scripts = paths.filter((path) => path.startsWith('/assets/lens-widgets/') && path.endsWith('.js'))
  expect(
    scripts.filter((path) => /\/chunks\/(vendor|core|router|forms|fields|SavedResult)-/.test(path)),
  ).toEqual([])
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
})

for (const [name, kilobytes] of [
  ['osdi-6', 113],
  ['cldeq-8', 113],
  ['calculator', 127],
  ['simulator', 124.7],
] as const) {
  test(`${name} alone, without a token, takes at most ${kilobytes} kB of JavaScript`, async ({
    page,
    shop,
  }) => {
    const paths = new Set<string>()
    page.on('request', (request) => paths.add(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      Object.defineProperty(window, 'pageConfig', { get: () => ({}), set: () => undefined })
    })
    await shop.visit(`/examples/${name}.html`)
    await expect(page.locator('[data-lens-widget]').getByRole('button').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
      files: Record<string, { gzip: number }>
    }
    const own = [...paths].filter((path) => path.startsWith('/assets/lens-widgets/') && path.endsWith('.js'))
    expect(own.filter((path) => /\/chunks\/(vendor|core|files)-/.test(path))).toEqual([])
    const sizes = own.map((path) => files[path.replace('/assets/lens-widgets/', '')]?.gzip ?? NaN)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kilobytes * 1000)
  })
}
