import { expect, isReady, menuLink, noteReady, test } from '../shop'
import { followAdded, greeting, hold, holdReact, twoFrames } from './before'

test.beforeEach(({ page }) => noteReady(page))

test('focus and scroll stay, and a button pressed before React is there is pressed once', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const release = await holdReact(page)
  await shop.visit('/personal/')
  await expect(page.locator('.points__value')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 150))
  // The focus must not scroll the page.
  await page
    .getByRole('link', { name: 'История баллов' })
    .evaluate((link) => link.focus({ preventScroll: true }))
  release()
  await isReady(page)
  await expect(page.getByRole('link', { name: 'История баллов' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(150)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Баллы' })).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150)

  const releaseAgain = await holdReact(page)
  await page.reload()
  await expect(page.locator('.points__value')).toBeVisible()
  await page.getByRole('button', { name: 'Уведомления' }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeFocused()
  releaseAgain()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeVisible()
})

test('what was unfolded before React is there stays so', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/personal/products/')
  await page.getByText(/^Больше не продаётся или нет в наличии/).click()
  const folded = page.getByRole('heading', { name: 'Ясно Цвет' })
  await expect(folded).toBeVisible()
  release()
  await isReady(page)
  await twoFrames(page)
  await expect(folded).toBeVisible()
})

test('the number stays when points come after the account, and a link leads on before React', async ({
  page,
  shop,
}) => {
  const releasePoints = await hold(page, /\/profile\/score\//)
  const release = await holdReact(page)
  await shop.visit('/personal/')
  await expect(greeting(page)).toBeVisible()
  await expect(page.getByText('Загружаем баллы')).toBeAttached()
  const link = page.getByRole('link', { name: 'История баллов' })
  await link.focus()
  await page.evaluate(() => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const seen: boolean[] = []
    const look = () => {
      seen.push(Boolean(root?.querySelector('.points__value')))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  releasePoints()
  await expect(page.locator('.points__value')).toBeVisible()
  await expect(link).toBeFocused()
  release()
  await isReady(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)
  expect(seen.slice(seen.indexOf(true))).not.toContain(false)

  // If React is ready soon, it navigates in place; otherwise the browser follows the link with a page load.
  const releaseAgain = await holdReact(page)
  await page.reload()
  await page.evaluate(() => {
    const wait = setTimeout.bind(window)
    // The timeout after which the browser follows the link itself never fires here, however slow the machine is.
    const neverLate = (run: () => void, after?: number) => (after === 1_000 ? 0 : wait(run, after))
    Object.assign(window, { isSamePage: true, setTimeout: neverLate })
  })
  const profile = page.getByRole('link', { name: 'Мои данные', exact: true })
  await menuLink(page, 'Заказы').click()
  await profile.click()
  releaseAgain()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои данные' })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await holdReact(page)
  await page.goto('/personal/')
  await profile.click()
  await expect(page).toHaveURL(/\/personal\/profile\/$/)
})

test('what is chosen and pressed in a product before React is there goes on in it', async ({
  page,
  shop,
}) => {
  const added = followAdded(page)
  const release = await holdReact(page)
  await shop.visit('/examples/product.html')
  const right = page.getByRole('group', { name: 'Правый глаз (OD)' })
  await right.getByLabel('Количество').selectOption('3')
  await page.getByText('12 шт').click()
  await page.getByRole('button', { name: 'В корзину' }).click()
  release()
  await isReady(page)
  await expect(page.getByText('Добавлено в корзину')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /12 шт/ })).toBeChecked()
  await expect(right.getByLabel('Количество')).toHaveValue('3')
  expect(added).toHaveLength(2)
  // The basket has the quantities that were chosen before the press, one line for each eye.
  await page.getByRole('link', { name: 'Перейти в корзину' }).click()
  const bought = page.getByRole('article', { name: 'Ясно Месяц, 12 шт' })
  await expect(bought).toHaveCount(2)
  await expect(bought.filter({ hasText: 'Правый' }).getByRole('spinbutton')).toHaveValue('3')
  await expect(bought.filter({ hasText: 'Левый' }).getByRole('spinbutton')).toHaveValue('1')
})

test('a pack chosen while the parameters of a product are on their way stays chosen', async ({
  page,
  shop,
}) => {
  const added = followAdded(page)
  const releaseParams = await hold(page, /\/detail\/id\/\d+\/params\//)
  const release = await holdReact(page)
  await shop.visit('/examples/product.html')
  const pack = page.getByRole('radio', { name: /12 шт/ })
  await expect(page.getByText('Загружаем параметры')).toBeAttached()
  await page.getByText('12 шт').click()
  await pack.focus()
  releaseParams()
  const right = page.getByRole('group', { name: 'Правый глаз (OD)' })
  await right.getByLabel('Количество').selectOption('3')
  await expect(pack).toBeChecked()
  await page.getByRole('button', { name: 'В корзину' }).click()
  release()
  await isReady(page)
  await expect(page.getByText('Добавлено в корзину')).toHaveCount(1)
  await expect(pack).toBeChecked()
  await expect(right.getByLabel('Количество')).toHaveValue('3')
  expect(added).toHaveLength(2)
})

test('what is typed and chosen for an order before React goes on in it, as its parts come', async ({
  page,
  shop,
}) => {
  const releaseDelivery = await hold(
    page,
    /\/delivery_points\/|\/delivery_address\/$|\/delivery\/eshop\/list\//,
  )
  const release = await holdReact(page)
  await shop.visit('/examples/checkout.html', 'basket')
  const name = page.getByRole('textbox', { name: 'Имя и фамилия' })
  const phone = page.getByRole('textbox', { name: 'Телефон' })
  const comment = page.getByRole('textbox', { name: 'Комментарий к заказу' })
  const point = page.getByRole('radio', { name: /^Пункт выдачи/ })
  await expect(page.getByText('Загружаем способ получения')).toBeAttached()
  await expect(point).not.toBeChecked()
  await expect(page.getByRole('radio', { name: /^Курьер/ })).not.toBeChecked()
  await point.check()
  await phone.fill('9031112233')
  await comment.fill('Позвоните за час')
  await page.getByText('Наличными при получении').click()
  await page.getByRole('checkbox', { name: /Согласен/ }).check()
  await name.fill('Мария')
  releaseDelivery()
  await expect(page.getByText(/^Загружаем (пункты|способ)/)).toHaveCount(0)
  await expect(point).toBeChecked()
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Мария')
  release()
  await isReady(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Мария')
  await expect(phone).toHaveValue('(903) 111-22-33')
  await expect(comment).toHaveValue('Позвоните за час')
  await expect(point).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Наличными при получении' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Согласен/ })).toBeChecked()
})

test('what is typed for an order before React outlives a reload, and React puts it back', async ({
  page,
  shop,
}) => {
  await holdReact(page)
  await shop.visit('/examples/checkout.html', 'basket')
  const phone = page.getByRole('textbox', { name: 'Телефон' })
  const comment = page.getByRole('textbox', { name: 'Комментарий к заказу' })
  await phone.fill('+7 903 111-22-33')
  await comment.fill('Позвоните за час')
  await page.getByText('Наличными при получении').click()
  const drawer = page.waitForResponse(/prerender-checkout/)
  const basket = page.waitForResponse(/\/basket\/\?type=eshop/)
  const release = await holdReact(page)
  await page.reload()
  await Promise.all([drawer, basket])
  await twoFrames(page)
  await expect(phone).toHaveCount(0)
  release()
  await expect(phone).toHaveValue('(903) 111-22-33')
  await expect(comment).toHaveValue('Позвоните за час')
  await expect(page.getByRole('radio', { name: 'Наличными при получении' })).toBeChecked()
})

test('a quantity typed and a line removed in a basket before React are written once', async ({
  page,
  shop,
}) => {
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/basket/')) written.push(request.url())
  })
  const release = await holdReact(page)
  await shop.visit('/examples/basket.html', 'basket')
  const quantity = page.getByRole('spinbutton', { name: /Росинка/ })
  await quantity.fill('4')
  await page.getByRole('article').first().getByRole('button', { name: 'Удалить' }).click()
  release()
  await isReady(page)
  await expect(page.getByRole('button', { name: 'Вернуть' })).toHaveCount(1)
  await expect(quantity).toHaveValue('4')
  await expect.poll(() => written.length).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(written).toHaveLength(2)
})

test('what is typed, chosen and pressed in a catalogue before React is there goes on in it', async ({
  page,
  shop,
}) => {
  const added = followAdded(page)
  const release = await holdReact(page)
  await shop.visit('/catalog/', 'basket')
  const search = page.getByRole('searchbox', { name: 'Поиск по названию' })
  const onMonthly = page.getByRole('checkbox', { name: /^На месяц/ })
  const add = page.getByRole('button', { name: 'В корзину «Росинка, спрей для глаз»' })
  await page.getByRole('tab', { name: 'Линзы', exact: true }).click()
  await page.getByRole('tab', { name: 'Растворы', exact: true }).click()
  await page.getByRole('tab', { name: 'Все', exact: true }).click()
  await page.getByLabel('Сортировка').selectOption('Сначала дешевле')
  await add.click()
  await search.pressSequentially('осинка')
  await search.press('Home')
  await search.pressSequentially('Р')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(2)
  release()
  await isReady(page)
  await expect(page.getByText('Добавлено в корзину')).toHaveCount(1)
  expect(added).toHaveLength(1)
  await expect(search).toBeFocused()
  await search.pressSequentially('о')
  await expect(search).toHaveValue('Роосинка')
  await search.press('Backspace')
  await expect(search).toHaveValue('Росинка')
  await expect(page.getByLabel('Сортировка')).toHaveValue('cheap')
  await expect(page.getByRole('tab', { name: 'Все', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 3 }).filter({ hasNotText: 'Росинка' })).toHaveCount(0)

  const releaseAgain = await holdReact(page)
  await page.goto('/catalog/')
  await onMonthly.check()
  releaseAgain()
  await isReady(page)
  await expect(onMonthly).toBeChecked()
  await expect(page).toHaveURL(/lens-types=monthly/)
})

test('what is typed and pressed in the orders before React is there goes on in them', async ({
  page,
  shop,
}) => {
  const releasePage = await hold(page, /\/chunks\/OrdersPage-/)
  const release = await holdReact(page)
  await shop.visit('/personal/orders/')
  const all = page.getByRole('region', { name: 'Все заказы' })
  await expect(all.getByRole('listitem')).toHaveCount(10)
  await page.evaluate(() => {
    const root = document.querySelector('[data-lens-widget=cabinet]')?.shadowRoot
    const seen: boolean[] = []
    const look = () => {
      seen.push(!root?.querySelector('.page .bone'))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await all.getByRole('button', { name: 'Показать ещё' }).click()
  const search = page.getByRole('searchbox', { name: 'Номер или товар' })
  release()
  // React waits for the page's chunk, however long that takes.
  await page.waitForResponse(/\/chunks\/root-/)
  await twoFrames(page)
  await search.pressSequentially('4')
  releasePage()
  await isReady(page)
  await expect(search).toBeFocused()
  await search.pressSequentially('8')
  await expect(search).toHaveValue('48')
  await expect(page.getByText(/^Найдено: /)).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen)).not.toContain(false)

  const releaseAgain = await holdReact(page)
  await page.reload()
  await all.getByRole('button', { name: 'Показать ещё' }).click()
  releaseAgain()
  await isReady(page)
  await expect(all.getByRole('listitem')).toHaveCount(20)

  // The order belongs to another customer.
  await page.goto('/personal/orders/?order=1')
  await expect(page.getByText('Раздел недоступен')).toBeVisible()
})

test('what is typed and chosen in the profile before React is there is saved once', async ({
  page,
  shop,
}) => {
  const saved: unknown[] = []
  page.on('request', (request) => void (request.method() === 'POST' && saved.push(request.postDataJSON())))
  const release = await holdReact(page)
  await shop.visit('/personal/profile/')
  const surname = page.getByRole('textbox', { name: 'Фамилия' })
  await surname.fill('Ковалёва-Лис')
  await page.getByRole('radio', { name: 'Не указывать' }).check()
  await page.getByRole('checkbox', { name: 'Принимать звонки клуба' }).check()
  // Enter saves, as in any form.
  await surname.press('Enter')
  await surname.press('Enter')
  release()
  await isReady(page)
  await expect(page.getByText('Изменения сохранены')).toBeVisible()
  await expect(page.getByText('Звонки включены')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Не указывать' })).toBeChecked()
  await expect(surname).toHaveValue('Ковалёва-Лис')
  expect(saved).toEqual([
    expect.objectContaining({ unsubscribe_calls: false, last_name: 'Ковалёва', gender: 'female' }),
    expect.objectContaining({ unsubscribe_calls: false, last_name: 'Ковалёва-Лис', gender: null }),
  ])

  // A draft that was typed before React outlives a reload, too. React restores it, so the form is not rendered before React.
  await holdReact(page)
  await page.reload()
  await surname.fill('Лис')
  await page.getByRole('combobox', { name: 'Город' }).fill('Каз')
  await page.getByRole('radio', { name: 'Мужской' }).check()
  const drawer = page.waitForResponse(/prerender-ProfilePage/)
  const lenses = page.waitForResponse(/\/lenses_info\//)
  const releaseAgain = await holdReact(page)
  await page.reload()
  await Promise.all([drawer, lenses])
  await twoFrames(page)
  await expect(surname).toHaveCount(0)
  releaseAgain()
  await expect(surname).toHaveValue('Лис')
  await expect(page.getByRole('combobox', { name: 'Город' })).toHaveValue('Каз')
  await expect(page.getByRole('radio', { name: 'Мужской' })).toBeChecked()
})

test('what is selected before React is there is replaced by what is typed then', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/personal/profile/')
  const name = page.getByRole('textbox', { name: 'Имя' })
  await name.selectText()
  release()
  await isReady(page)
  await page.keyboard.insertText('Мария')
  await expect(name).toHaveValue('Мария')
})

test('no letter is lost that is typed while React takes over', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/personal/profile/')
  const surname = page.getByRole('textbox', { name: 'Фамилия' })
  await surname.press('End')
  const before = await surname.inputValue()
  // The slow processor lets many tasks run between React's first and last read of the typed text.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const focused = () => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return element
    }
    const { port1, port2 } = new MessageChannel()
    let [typed, last, turnsAfter] = ['', 0, 0]
    port1.onmessage = () => {
      const field = focused()
      const now = performance.now()
      // One key per millisecond; if no field has the focus, the key is lost.
      if (now - last >= 1) {
        last = now
        const data = String.fromCharCode(97 + (typed.length % 26))
        typed += data
        if (field instanceof HTMLInputElement) {
          field.setRangeText(data, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
          field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data }))
        }
        if ('isReady' in window) turnsAfter++
      }
      if (turnsAfter < 50) port2.postMessage(0)
      else Object.assign(window, { typed })
    }
    port2.postMessage(0)
  })
  release()
  const typed = await page.waitForFunction(() => Reflect.get(window, 'typed') as string | undefined)
  await expect(surname).toHaveValue(`${before}${await typed.jsonValue()}`)
})

test('what is answered and pressed in a questionnaire before React goes on in it', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/examples/osdi-6.html')
  const questions = page.getByRole('group')
  await expect(questions).toHaveCount(6)
  for (const index of [0, 1, 3]) await questions.nth(index).getByRole('radio', { name: 'никогда' }).check()
  await page.getByRole('button', { name: 'Показать результат' }).click()
  release()
  await isReady(page)
  // The press asks for the first answer that is missing.
  await expect(questions.nth(2)).toContainText('Ответьте на вопрос')
  await expect(questions.nth(2).getByRole('radio').first()).toBeFocused()
  await expect(page.getByText('отвечено 3 из 6')).toBeVisible()
  for (const index of [0, 1, 3])
    await expect(questions.nth(index).getByRole('radio', { name: 'никогда' })).toBeChecked()
})

test('what is typed and chosen in the calculator before React goes on in it', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/examples/calculator.html')
  const sphere = page.getByRole('textbox', { name: 'Сфера, D' })
  await page.getByRole('radio', { name: 'OD' }).check()
  await sphere.pressSequentially('-5,50')
  await page.getByRole('textbox', { name: 'Цилиндр, D' }).pressSequentially('-1,25')
  await page.getByRole('textbox', { name: /^Ось/ }).pressSequentially('165')
  release()
  await isReady(page)
  await expect(page.getByRole('radio', { name: 'OD' })).toBeChecked()
  await expect(sphere).toHaveValue('-5,50')
  await expect(page.locator('[data-result=order-sphere]')).toHaveText('−5,25\u00a0D')
  await expect(page.getByRole('textbox', { name: /^Ось/ })).toBeFocused()
})

test('a tab pressed in the calculator before React opens, and what was typed stays in the first', async ({
  page,
  shop,
}) => {
  const release = await holdReact(page)
  await shop.visit('/examples/calculator.html')
  const sphere = page.getByRole('textbox', { name: 'Сфера, D' })
  await sphere.pressSequentially('-5,50')
  const tab = page.getByRole('tab', { name: 'Транспозиция' })
  await tab.click()
  release()
  await isReady(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Вертексное расстояние' }).click()
  await expect(sphere).toHaveValue('-5,50')
})

test('the keys of tabs work before React, and the tab that they chose opens', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/examples/calculator.html')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(2)).toBeFocused()
  release()
  await isReady(page)
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.nth(2)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
})

test('an arrow key in a quantity counts before React', async ({ page, shop }) => {
  const release = await holdReact(page)
  await shop.visit('/examples/basket.html', 'basket')
  const quantity = page.getByRole('spinbutton').first()
  const before = Number(await quantity.inputValue())
  await quantity.focus()
  await page.keyboard.press('ArrowUp')
  release()
  await isReady(page)
  await expect(quantity).toHaveValue(String(before + 1))
  await expect(quantity).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(quantity).toHaveValue(String(before))
})

test('what is chosen and typed in the service programme before React goes on in it', async ({
  page,
  shop,
}) => {
  const release = await holdReact(page)
  await shop.visit('/examples/service-programme.html')
  const reasons = page.getByRole('group', { name: 'Причина' }).getByRole('radio')
  await reasons.first().check({ force: true })
  const comment = page.getByRole('textbox', { name: 'Комментарий' })
  await comment.fill('Порвалась на второй день')
  release()
  await isReady(page)
  await expect(reasons.first()).toBeChecked()
  await expect(comment).toHaveValue('Порвалась на второй день')
  await expect(comment).toBeFocused()
  // Only React knows what the reason asks for.
  await expect(page.getByRole('combobox', { name: 'Товар' })).toBeVisible()
})

test('what is typed in the service programme before React outlives a reload', async ({ page, shop }) => {
  await holdReact(page)
  await shop.visit('/examples/service-programme.html')
  const comment = page.getByRole('textbox', { name: 'Комментарий' })
  await comment.fill('Порвалась на второй день')
  const drawer = page.waitForResponse(/prerender-service-programme/)
  const release = await holdReact(page)
  await page.reload()
  await drawer
  release()
  await expect(comment).toHaveValue('Порвалась на второй день')
})
