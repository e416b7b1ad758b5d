import { writeFile } from 'node:fs/promises'
import { sections } from '../../../widgets/cabinet/sections'
import { expect, test } from './engine'
import { keys } from './visitor'

// Such a browser takes seconds to start: one worker makes all journeys of an engine, each worker else a few.
test.describe.configure({ mode: 'default' })

/** No window of WebKit is narrower than 447 px. */
const PHONE: [number, number] = [500, 800]

const headingOf = ({ path, title }: { path: string; title: string }) =>
  ({ '/': 'Здравствуйте, Анна', '/friends/': 'Кабинет Друга' })[path] ?? title

const IS_READY = 'return "isReady" in window'

const OVERFLOW = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth'

test('the home shows its cards', async ({ visitor }) => {
  await visitor.enter('/personal/')
  for (const name of ['Здравствуйте, Анна', 'Новые уведомления', 'Заказ № 48213'])
    await visitor.sees('heading', name)
})

test('every section opens by its address', async ({ visitor }) => {
  await visitor.enter('/personal/')
  for (const section of sections) {
    await visitor.open(`/personal${section.path}`)
    await visitor.sees('heading', headingOf(section))
  }
})

test('sections open by the links of the menu, and by Back', async ({ visitor }) => {
  await visitor.enter('/personal/')
  await visitor.sees('heading', 'Здравствуйте, Анна')
  for (const section of sections.filter(({ path }) => MENU.has(path))) {
    await visitor.press('link', section.title)
    await visitor.sees('heading', headingOf(section))
    expect(await visitor.read('return location.pathname')).toBe(`/personal${section.path}`)
  }
  await visitor.back()
  await visitor.sees('heading', 'Мои данные')
})

const MENU = new Set(
  [
    'selection',
    'optics',
    'promocodes',
    'orders',
    'subscription',
    'trial',
    'products',
    'remind',
    'profile',
    'feedback',
  ].map((name) => `/${name}/`),
)

test('a customer signs in: the mask of the number, the code by keys', async ({ visitor }) => {
  await visitor.enter('/personal/', 'session-expired')
  await visitor.sees('heading', 'Сессия истекла')
  await visitor.press('field', /^Телефон/)
  await visitor.type('9161234567')
  await expect.poll(() => visitor.valueOf(/^Телефон/)).toBe('(916) 123-45-67')
  await visitor.press('button', 'Получить код')
  await visitor.sees('field', /^Код из SMS/)
  await visitor.type('1234')
  await visitor.sees('heading', 'Здравствуйте, Анна')
})

test('lenses are bought, from the catalogue to the paid order', async ({ visitor }) => {
  await visitor.enter('/catalog/')
  await visitor.press('link', /Выбрать «Ясно Месяц»/)
  await visitor.sees('text', /^Подставлены ваши параметры/)
  await visitor.press('button', 'В корзину')
  await visitor.press('link', 'Перейти в корзину')
  await visitor.press('button', 'Перейти к оформлению')
  await visitor.focus('field', /^Время/)
  await visitor.type(keys.down)
  await visitor.press('choice', /^Картой онлайн/)
  await visitor.press('choice', /^Согласен с/)
  await visitor.press('button', 'Оформить и оплатить')
  await visitor.press('button', 'Оплатить')
  await visitor.sees('heading', /^Заказ № \d+ оформлен/)
})

test('a press that is under way when React comes chooses', async ({ visitor, shopProxy }) => {
  const release = shopProxy.holdReact()
  await visitor.enter('/examples/service-programme.html')
  const end = await visitor.hold('choice', /^Вопрос по раствору/)
  expect(await visitor.read(IS_READY)).toBe(false)
  release()
  await expect.poll(() => visitor.read(IS_READY)).toBe(true)
  await end()
  await expect.poll(() => visitor.isTicked(/^Вопрос по раствору/)).toBe(true)
})

test('a receipt is uploaded', async ({ visitor }, info) => {
  const path = info.outputPath('chek.pdf')
  await writeFile(path, 'чек')
  await visitor.enter('/personal/points/?view=receipts')
  await visitor.sees('text', /^В чеке нет товаров/)
  await visitor.choose(/Выберите файл/, path)
  await visitor.sees('text', 'На проверке')
})

test('what was typed stands after a reload', async ({ visitor }) => {
  await visitor.enter('/personal/profile/')
  await visitor.press('field', /^Имя/)
  await visitor.type(`${keys.end}я`)
  await visitor.press('field', /^Фамилия/)
  await visitor.type(`${keys.end}я`)
  const hasTyped = async () => {
    await expect.poll(() => visitor.valueOf(/^Имя/)).toBe('Анная')
    await expect.poll(() => visitor.valueOf(/^Фамилия/)).toBe('Ковалёвая')
  }
  await hasTyped()
  await visitor.reload()
  await hasTyped()
})

test('a dialog takes the focus, closes by Escape, and gives it back', async ({ visitor }) => {
  await visitor.enter('/personal/selection/')
  await visitor.press('button', 'Показать в оптике')
  await visitor.sees('heading', 'Профиль зрения')
  await expect.poll(() => visitor.focused()).not.toBe('Показать в оптике')
  await visitor.type(keys.escape)
  await visitor.lacks('button', 'Закрыть')
  await expect.poll(() => visitor.focused()).toBe('Показать в оптике')
})

test('a code is copied', async ({ visitor }) => {
  await visitor.enter('/personal/club/invite/')
  await visitor.press('button', /^Скопировать код/)
  await visitor.sees('text', /^Скопировано/)
})

test('the map is moved, and a pin pressed', async ({ visitor }) => {
  await visitor.enter('/examples/delivery.html')
  await visitor.sees('text', 'Найдено 48 пунктов')
  // A place of the map without a pin.
  const free = `
    const { shadowRoot } = document.querySelector('[data-lens-widget=delivery-points]')
    const map = shadowRoot.querySelector('[role=group][aria-label="Пункты на карте"]')
    map.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = map.getBoundingClientRect()
    for (let part = 0.3; part < 0.7; part += 0.02) {
      const place = [left + width * part, top + height * part].map(Math.round)
      if (!shadowRoot.elementFromPoint(...place).closest('button, a')) return place
    }`
  const pins = `
    const { shadowRoot } = document.querySelector('[data-lens-widget=delivery-points]')
    return [...shadowRoot.querySelectorAll('[data-mark]')].map((mark) => mark.getBoundingClientRect().left).join()`
  await expect.poll(() => visitor.read(pins)).not.toBe('')
  // Again where the page has moved between the look at the map and the press.
  await expect(async () => {
    const [x = 0, y = 0] = await visitor.read<number[]>(free)
    const before = await visitor.read(pins)
    await visitor.drag(x, y, x - 80, y + 40)
    await expect.poll(() => visitor.read(pins), { timeout: 2000 }).not.toBe(before)
  }).toPass()
  await visitor.press('field', /^Поиск по названию/)
  await visitor.type('Пункт выдачи, Лесная улица, 3')
  // The map moves to the places that were found.
  await visitor.lacks('text', 'Найдено 48 пунктов')
  await visitor.sees('text', /^Найдено? \d+ пункт/)
  // The map may move between the look at the pin and the press.
  await expect(async () => {
    await visitor.press('pin', /^Пункт выдачи, Лесная улица, 3/)
    await visitor.sees('button', 'Доставить сюда', { timeout: 2000 })
  }).toPass()
})

for (const { path, name } of [
  { path: '/personal/orders/', name: /^Заказ № / },
  { path: '/personal/products/', name: 'Мои продукты' },
]) {
  test(`Back from another page of the shop leads to the same place in ${path}`, async ({ visitor }) => {
    await visitor.enter(path, 'many', PHONE)
    await visitor.sees('heading', name)
    // React controls the scroll position; what is rendered before it does not.
    await expect.poll(() => visitor.read('return history.scrollRestoration')).toBe('manual')
    const place = () => visitor.read('return Math.round(scrollY)')
    await expect.poll(() => visitor.read('scrollTo(0, 650); return Math.round(scrollY)')).toBe(650)
    await visitor.read(`location.href = '/catalog/'`)
    await visitor.sees('text', /^Найдено \d+ товаров/)
    await visitor.back()
    await expect.poll(place).toBe(650)
  })
}

test('nothing sticks out of the width of a phone, in dark neither', async ({ visitor }) => {
  await visitor.enter('/personal/', 'full', PHONE)
  for (const section of sections) {
    await visitor.open(`/personal${section.path}`, PHONE)
    await visitor.sees('heading', headingOf(section))
    expect(await visitor.read(OVERFLOW), section.path).toBeLessThanOrEqual(0)
  }
  const ground = `return getComputedStyle(document.querySelector('[data-lens-widget=cabinet]')
    .shadowRoot.querySelector('.card')).backgroundColor`
  const light = await visitor.read(ground)
  await visitor.read(`document.documentElement.classList.add('lens-dark')`)
  await expect.poll(() => visitor.read(ground)).not.toBe(light)
  expect(await visitor.read(OVERFLOW)).toBeLessThanOrEqual(0)
})

test('all islands stand on one page', async ({ visitor }) => {
  // The first message is for the developer of the page; Firefox logs the second one for changes that it lays out in the
  // next frame.
  visitor.expectProblems(/works only under|ResizeObserver loop/)
  await visitor.enter('/examples/all.html')
  await expect
    .poll(() =>
      visitor.read(`return [...document.querySelectorAll('[data-lens-widget]')]
        .filter(({ shadowRoot }) => !shadowRoot?.querySelector('h1, h2, h3, button, a, p'))
        .map(({ dataset }) => dataset.lensWidget).sort()`),
    )
    // Dialogs, and a notice for restricted accounts.
    .toEqual(['feedback', 'login', 'receipt-by-link', 'restriction-notice'])
})
