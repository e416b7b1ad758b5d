import { screen, waitFor, within } from '@testing-library/react'
import { CataloguePage } from '#features/shop/catalogue/CataloguePage'
import { forgetCustomer } from '#host/customer/customer'
import { changeAnswers } from '../../../support/brokenAnswers'
import { setWidth, tellFromOtherTab } from '../../../support/browser'
import { hear } from '../../../support/events'
import { openSandbox } from '../../../support/sandbox'
import { renderCard } from '../../../support/renderPage'
import '../../../support/dialog'

function open(scenario = 'empty', category?: 'lenses', content = '') {
  forgetCustomer({ isOver: false })
  const shop = openSandbox(scenario)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = content
  const drawn = renderCard(<CataloguePage category={category} container={container} />)
  const close = () => {
    drawn.unmount()
    container.remove()
  }
  return { shop, user: drawn.user, close }
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => history.replaceState(null, '', '/'))

it('the catalogue leaves out what is not sold, and is narrowed by types, search and order', async () => {
  const { user, close } = open()
  expect(await screen.findByText('Найдено 10 товаров')).toBeVisible()
  expect(titles()).not.toContain('Ясно Год')
  await user.click(screen.getByRole('checkbox', { name: /^Астигматические/ }))
  expect(await screen.findByText('Найдено 2 товара')).toBeVisible()
  // Products match any selected value of a parameter.
  await user.click(screen.getByRole('checkbox', { name: /^Мультифокальные/ }))
  expect(await screen.findByText('Найдено 3 товара')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Сначала дороже')
  await waitFor(() => expect(titles()[0]).toBe('Ясно Мульти'))
  await user.type(screen.getByRole('searchbox', { name: 'Поиск по названию' }), 'торик плюс')
  expect(await screen.findByText('Найден 1 товар')).toBeVisible()
  await user.type(screen.getByRole('searchbox'), ' нет такого')
  expect(await screen.findByText('Ничего не найдено')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  expect(await screen.findByText('Найдено 10 товаров')).toBeVisible()
  close()
})

it('filters that are reset leave the tab, too, in which nothing was found', async () => {
  const { user, close } = open()
  await user.click(await screen.findByRole('tab', { name: 'Капли' }))
  expect(screen.getByRole('tabpanel', { name: 'Капли' })).toHaveTextContent('Росинка')
  await user.type(screen.getByRole('searchbox'), 'нет такого')
  await user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }))
  expect(await screen.findByText('Найдено 10 товаров')).toBeVisible()
  close()
})

it('a tab that does not exist counts as all products', async () => {
  history.replaceState(null, '', '/?lens-tab=glasses')
  const { user, close } = open()
  expect(await screen.findByText('Найдено 10 товаров')).toBeVisible()
  screen.getByRole('tab', { name: 'Все', selected: true }).focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Линзы', selected: true })).toHaveFocus()
  close()
})

it('the catalogue keeps its choice in the address, and leaves the rest of it alone', async () => {
  history.replaceState(null, '', '/?utm=a%2Cb+c&flag&lens-types=astigmatic,multifocal&lens-sort=cheap#list')
  const { user, close } = open()
  expect(await screen.findByText('Найдено 3 товара')).toBeVisible()
  // Selected filters are shown above the products, where they can be removed.
  expect(await screen.findByRole('button', { name: 'Убрать фильтр Астигматические' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /^Мультифокальные/ }))
  expect(await screen.findByText('Найдено 2 товара')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Убрать фильтр Мультифокальные' })).toBeNull()
  expect(location.search).toBe('?utm=a%2Cb+c&flag&lens-types=astigmatic&lens-sort=cheap')
  expect(location.hash).toBe('#list')
  close()
})

it('what is on is turned off one by one or at once, and the focus stays near', async () => {
  history.replaceState(null, '', '/?lens-types=astigmatic,multifocal')
  const { user, close } = open()
  const chip = (name: string) => screen.findByRole('button', { name: `Убрать фильтр ${name}` })
  await user.click(await chip('Астигматические'))
  expect(await chip('Мультифокальные')).toHaveFocus()
  expect(screen.getByRole('checkbox', { name: /^Астигматические/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  const said = await screen.findByText('Найдено 10 товаров')
  expect(said).toHaveFocus()
  expect(location.search).toBe('')
  close()
})

it('on a phone the filters stand in a sheet, and count at once', async () => {
  setWidth(375)
  const { user, close } = open()
  await user.click(await screen.findByRole('button', { name: 'Фильтры' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await user.click(await sheet.findByRole('checkbox', { name: /^Астигматические/ }))
  await user.click(await sheet.findByRole('button', { name: /^Показать 2\sтовара$/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Фильтры: 1' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Убрать фильтр Астигматические' })).toBeVisible()
  setWidth(1280)
  close()
})

it('goods go into the basket at once; lenses have to be chosen', async () => {
  const { user, shop, close } = open()
  await user.click(await screen.findByRole('button', { name: 'В корзину «Росинка, раствор для линз»' }))
  expect(await screen.findByText(/^Добавлено в корзину/)).toBeVisible()
  expect(await shop.basket()).toEqual([[2061, 1]])
  expect(screen.getByRole('link', { name: 'Выбрать «Ясно Месяц»' })).toHaveAttribute(
    'href',
    '/catalog/yasno-month/',
  )
  close()
})

it('lenses that need no choice make way for a subscription only after a question', async () => {
  const { user, shop, close } = open()
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) => {
      const text = await (await fetch(input, init)).text()
      // The shop is changed as if these lenses were made in only one power.
      return new Response(text.replaceAll('"id":20406,', '"id":20406,"offer_id":2041,'))
    },
  })
  await shop.post('/api/v2/internal/basket/eshop/wizard/', {
    mode: 'default',
    delivery_period: 'monthly',
    lenses: [{ offer_id: 2021, quantity: 2 }],
    additional: [{ offer_id: 2061, quantity: 1 }],
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Мультифокальные/ }))
  const add = await screen.findByRole('button', { name: 'В корзину «Ясно Мульти»' })
  await user.click(add)
  expect(await screen.findByText('В корзине подписка. Заменить её линзами без подписки?')).toBeVisible()
  expect(screen.getByText(/^Из корзины уйдёт: Ясно Месяц.*, 2 шт$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(await shop.basket()).toEqual([[2021, 2], [2061, 1]]) // prettier-ignore
  await user.click(add)
  await user.click(await screen.findByRole('button', { name: 'Заменить подписку' }))
  expect(await screen.findByText(/^Добавлено в корзину/)).toBeVisible()
  // Other products stay in the basket.
  expect(await shop.basket()).toEqual([[2041, 1], [2061, 1]]) // prettier-ignore
  close()
})

it('the list of the shop itself stays until there is a card', async () => {
  const { close } = open('empty', undefined, '<ul><li>Линзы магазина</li></ul>')
  const slot = () => document.querySelector('slot')
  expect(slot()).not.toBeNull()
  expect(screen.queryByText('Загружаем каталог')).toBeNull()
  expect(await screen.findByText('Найдено 10 товаров')).toBeVisible()
  expect(slot()).toBeNull()
  close()
})

it('a product whose link is not safe is found by the rule of the page', async () => {
  const { fetch } = globalThis
  const { close } = open()
  const { fetch: asked } = globalThis
  Object.assign(globalThis, {
    fetch: async (input: string, init?: RequestInit) =>
      new Response((await (await asked(input, init)).text()).replaceAll('"link":"', '"link":"javascript:')),
  })
  expect(await screen.findByRole('link', { name: 'Выбрать «Ясно Месяц»' })).toHaveAttribute(
    'href',
    '/catalog/yasno-month/',
  )
  Object.assign(globalThis, { fetch })
  close()
})

it('a product without a title says so, and the page is told', async () => {
  const { close } = open()
  const problems = hear('problem')
  changeAnswers(
    /\/catalog\/products\/$/,
    ({ products: [first, ...others], ...data }: { products: object[] }) => ({
      ...data,
      products: [{ ...first, title: null }, ...others],
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Название не удалось показать' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать «Название не удалось показать»' })).toBeVisible()
  expect(problems.map(([, { field, reason }]) => [field, reason])).toEqual([['products[].title', 'missing']])
  close()
})

it('a city without delivery is told', async () => {
  const { close } = open('eshop-closed')
  expect(await screen.findByText('Интернет-магазин пока не доставляет в ваш город')).toBeVisible()
  close()
})

it('a catalogue of one category shows no other, whatever the server sends', async () => {
  const { close } = open('empty', 'lenses')
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => fetch(input.replace('?category=lenses', ''), init),
  })
  expect(await screen.findByRole('heading', { level: 3, name: 'Ясно Месяц' })).toBeVisible()
  expect(titles().filter((title) => title.startsWith('Росинка'))).toEqual([])
  close()
})

it.each([
  ['cannot be read', 'три', 'Фильтры не загрузились'],
  ['does not have them', [], /^Найдено/],
])('filters of the address can be removed where the list of filters %s', async (_, params, told) => {
  history.replaceState(null, '', '/?lens-types=astigmatic')
  const { user, close } = open()
  changeAnswers(/\/products\/params\/$/, () => ({ params }))
  expect(await screen.findByText(told)).toBeVisible()
  expect(await screen.findByText('Найдено 2 товара')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  expect(await screen.findByText('Найдено 10 товаров')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Сбросить фильтры' })).not.toBeInTheDocument()
  expect(screen.getByText('Найдено 10 товаров')).toHaveFocus()
  close()
})

it.each(['да', undefined])(
  'a shop is not said to be closed where that is unknown: %s',
  async (is_eshop_available) => {
    const { close } = open('eshop-closed')
    changeAnswers(/\/catalog\/products\/$/, ({ shopData, ...data }: { shopData: object }) => ({
      ...data,
      shopData: { ...shopData, is_eshop_available },
    }))
    await screen.findByText(/^Найдено/)
    expect(screen.queryByText(/пока не доставляет/)).toBeNull()
    close()
  },
)

it('a city that was chosen in another tab is the one of this tab', async () => {
  const { shop, close } = open()
  expect(await screen.findByRole('button', { name: 'Город: Москва' })).toBeVisible()
  const { locations } = (await shop.get('/api/v1/locations/')) as {
    locations: { fias_id: string; name: string }[]
  }
  const other = locations.find(({ name }) => name !== 'Москва')
  await shop.post('/api/v1/locations/set/', { fias_id: other?.fias_id })
  tellFromOtherTab('city')
  expect(await screen.findByRole('button', { name: `Город: ${other?.name}` })).toBeVisible()
  close()
})

it('a phone counts no filter of the address that the list does not have', async () => {
  setWidth(375)
  history.replaceState(null, '', '/?lens-ref=mail&lens-types=daily,monthly')
  const { close } = open()
  expect(await screen.findByRole('button', { name: 'Фильтры: 2' })).toBeVisible()
  close()
})
