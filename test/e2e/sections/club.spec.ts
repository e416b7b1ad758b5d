import { bitmap, photograph, shots } from '../../support/receiptPictures'
import { expect, test, walkedWidths } from '../shop'

for (const width of walkedWidths) {
  test(`points are exchanged for a promo code, which a till without network scans, at ${width} px`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/promocodes/')
    const card = page.getByRole('region', { name: 'Обменять баллы' })
    await expect(card.getByText(/Не хватает 1\s160\sбаллов/)).toBeVisible()
    await shop.isAccessible()
    await card.getByRole('radio', { name: /Промокод на 500/ }).press('Space')
    await card.getByRole('button', { name: /Промокод на 500/ }).press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/Останется1\s340\sбаллов/)
    await question.getByRole('button', { name: 'Обменять' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Промокод получен' })).toContainText('YASNO-500-303')
    await page.keyboard.press('Escape')
    await expect(card.getByText(/^1\s340\sбаллов$/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The code of other pages, which is loaded ahead.
    shop.expectErrors(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Показать на кассе промокод YASNO-500-303' }).press('Enter')
    await expect(page.getByRole('img', { name: 'QR-код промокода YASNO-500-303' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Штрихкод промокода YASNO-500-303' })).toBeVisible()
    await shop.isAccessible()
  })

  test(`the old address of the ways to earn opens their tab, and Back leads back, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/club/get-points')
    const ways = page.getByRole('tab', { name: 'Как получить баллы' })
    await expect(ways).toHaveAttribute('aria-selected', 'true')
    await shop.isAccessible()
    await ways.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'История' })).toBeFocused()
    await expect(page.getByText(/^1\s840 = 1\s600 \+ 240$/)).toBeVisible()
    await shop.isAccessible()
    // A browser without windows would have printed at once, and the sheet would be gone.
    await page.evaluate(() => {
      HTMLIFrameElement.prototype.remove = () => undefined
    })
    await page.getByRole('button', { name: 'Печать' }).press('Enter')
    const sheet = page.frameLocator('iframe[title="История баллов"]')
    await expect(sheet.getByRole('columnheader', { name: 'Операция' })).toHaveCount(1)
    // Some browsers print nothing from a frame that is not rendered.
    await expect(page.locator('iframe[title="История баллов"]')).not.toHaveCSS('display', 'none')
    await page.goBack()
    await expect(ways).toHaveAttribute('aria-selected', 'true')
  })

  test(`receipts say what became of them at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await shop.visit('/personal/points/?view=receipts')
    await expect(page.getByText('В чеке нет товаров, за которые начисляют баллы')).toBeVisible()
    await shop.isAccessible()
    const file = { name: 'chek.pdf', mimeType: 'application/pdf', buffer: Buffer.from('чек') }
    await page.getByLabel(/Выберите файл/).setInputFiles(file)
    await expect(page.getByText('На проверке')).toBeVisible()
  })
}

const BILL = 't=20260227T1802&s=2480.00&fn=9960440300123456&i=77001&fp=2941837465&n=1'

test('the code of a receipt is read from a photo and by the camera, checked and sent once', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  const picture = bitmap(photograph(BILL, shots['dark, noisy, from aside']))
  await page.addInitScript((base64) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const seen = await createImageBitmap(new Blob([bytes]))
      const canvas = document.createElement('canvas')
      canvas.width = seen.width
      canvas.height = seen.height
      const draw = () => {
        canvas.getContext('2d')?.drawImage(seen, 0, 0)
        requestAnimationFrame(draw)
      }
      draw()
      return canvas.captureStream(10)
    }
  }, picture.toString('base64'))
  await shop.visit('/personal/points/?view=receipts')
  await page.getByRole('button', { name: 'Прочитать QR-код' }).press('Enter')
  const scan = page.getByRole('dialog', { name: 'QR-код чека' })
  const chooser = scan.getByLabel(/Выберите снимок/)
  await chooser.setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
  await expect(scan.getByText(/^Снимок не открылся/)).toBeVisible()
  const nothing = bitmap(photograph(BILL, { size: 64 }))
  await chooser.setInputFiles({ name: 'small.bmp', mimeType: 'image/bmp', buffer: nothing })
  await expect(scan.getByText(/^QR-код на снимке не найден/)).toBeVisible()
  await shop.isAccessible()
  await chooser.setInputFiles({ name: 'chek.bmp', mimeType: 'image/bmp', buffer: picture })
  const form = page.getByRole('dialog', { name: 'Данные чека' })
  await expect(form.getByLabel('ФД')).toHaveValue('77001')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  await page.getByRole('button', { name: 'Прочитать QR-код' }).press('Enter')
  await scan.getByRole('button', { name: 'Включить камеру' }).press('Enter')
  await expect(form.getByLabel('ФД')).toHaveValue('77001')
  await expect(form.getByLabel('Дата покупки')).toHaveValue('27.02.2026')
  await shop.isAccessible()
  await form.getByRole('button', { name: 'Отправить' }).press('Enter')
  await expect(page.getByText('Чек отправлен на проверку')).toBeVisible()
  await expect(page.getByText(/Покупка 27\sфевраля\s2026, 2\s480\s₽/)).toBeVisible()
})

test('a file whose upload fails or hangs is sent again or stopped, and arrives once', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/ERR_CONNECTION_RESET|status of 503/)
  await shop.visit('/personal/points/?view=receipts')
  const network = { is: 'broken' }
  const sent: string[] = []
  await page.route('**/checks/upload/', (route) => {
    sent.push(`${network.is} ${route.request().headers()['idempotency-key']}`)
    if (network.is === 'broken') return route.abort('connectionreset')
    if (network.is === 'down') return route.fulfill({ status: 503, body: '<html>' })
    if (network.is === 'silent') return
    return route.continue()
  })
  const chooser = page.getByLabel(/Выберите файл/)
  const choose = (name: string) =>
    chooser.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(`чек ${name}`) })
  await choose('one.pdf')
  const again = page.getByRole('button', { name: 'Повторить' })
  const inDoubt = page.getByText(/Возможно, изменение уже сохранено/)
  await expect(inDoubt).toBeVisible()
  network.is = 'down'
  await again.press('Enter')
  await expect(page.getByText('Отправляем', { exact: false })).toBeHidden()
  await expect(inDoubt).toBeVisible()
  network.is = 'silent'
  await choose('two.pdf')
  await expect(page.getByRole('progressbar', { name: 'Загрузка two.pdf' })).toBeVisible()
  const stopped = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Убрать two.pdf' }).press('Enter')
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(page.getByText('two.pdf')).toBeHidden()
  network.is = 'well'
  await again.press('Enter')
  await expect(page.getByText(/загружен$/)).toHaveCount(1)
  await expect(page.getByText('На проверке')).toHaveCount(1)
  // The same intent all along: the server can tell that it is one receipt.
  expect(new Set(sent.filter((one) => !one.startsWith('silent')).map((one) => one.split(' ')[1])).size).toBe(
    1,
  )
  expect(sent.map((one) => one.split(' ')[0])).toEqual(['broken', 'down', 'silent', 'well'])
})

test('a picture over the limit is made smaller in a worker, or in the page, and loses its position', async ({
  page,
  shop,
}) => {
  shop.expectErrors(/ERR_FAILED/)
  const sent: string[] = []
  await page.exposeFunction('tellBody', (body: string) => sent.push(body))
  await page.addInitScript(() => {
    const { tellBody } = window as unknown as { tellBody: (body: string) => void }
    // The runner itself sees no file that is sent.
    const fetch = window.fetch.bind(window)
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) void new Response(init.body).text().then(tellBody)
      return fetch(input, init)
    }
  })
  await shop.visit('/personal/points/?view=receipts')
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 1000)
    canvas.getContext('2d')?.fillRect(0, 0, 2000, 1000)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  const position = Buffer.from('Exif\0\0GPSLatitude 55.7')
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, position.length + 2]), position])
  // Bytes after the end of a JPEG are ignored; they only make the file large.
  const rest = Buffer.alloc(11 * 1024 * 1024)
  const photo = Buffer.concat([Buffer.from(drawn.slice(0, 2)), segment, Buffer.from(drawn.slice(2)), rest])
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const send = async (name: string) => {
    await page
      .getByLabel(/Выберите файл/)
      .setInputFiles({ name: `${name}.jpeg`, mimeType: 'image/jpeg', buffer: photo })
    await expect.poll(() => sent.at(-1)).toContain(`filename="${name}.jpeg"`)
    const body = sent.at(-1) ?? ''
    expect(body).not.toContain('GPSLatitude')
    expect(body.length).toBeLessThan(1024 * 1024)
  }
  await send('worker')
  expect(workers).toEqual([expect.stringMatching(/pictureWorker-.*\.js$/)])
  await page.route(/pictureWorker/, (route) => route.abort())
  await page.reload()
  await send('page')
})
