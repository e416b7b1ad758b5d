import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { leaveTo } from '#host/page/pageAddress'
import { dialects } from '../../../examples/shop/api/dialects'
import { success } from '../../support/shop'
import { ADD, openAgain, ORDER } from './openAgain'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))

const numberIn = (element: HTMLElement | undefined) =>
  Number(/[\d\s]+(?=\s₽)/.exec(element?.textContent ?? '')?.[0].replace(/\s/g, ''))

beforeEach(() => jest.mocked(leaveTo).mockClear())

const DONE = /^Заказ № \d+ оформлен$/

it('the sheet shows both eyes, number, place, day, payment, recipient and the sum, and has written nothing', async () => {
  const { dialog, sent } = await openAgain()
  const [right, left] = await dialog.findAllByRole('listitem')
  expect(right).toHaveTextContent(/^ODПравый.*−2,75.*BC 8,6/)
  expect(left).toHaveTextContent(/^OSЛевый.*−3,00.*BC 8,6/)
  expect(dialog.getByText('2 упаковки по 6 шт')).toBeVisible()
  expect(await dialog.findByText('Москва, Лесная улица, 12, кв. 5')).toBeVisible()
  expect(await dialog.findByText(/^\d+ \S+, с 10 до 14$/)).toBeVisible()
  expect(await dialog.findByText('Картой онлайн')).toBeVisible()
  expect(dialog.getByText('Анна Ковалёва')).toBeVisible()
  // The total is the sum of goods and delivery.
  expect(dialog.getByText('Товары').nextElementSibling).toHaveTextContent(/^3 980 ₽$/)
  expect(dialog.getByText('Доставка').nextElementSibling).toHaveTextContent(/^290 ₽$/)
  expect(dialog.getByText('Итого к оплате').nextElementSibling).toHaveTextContent(/^4 270 ₽$/)
  expect(dialog.getByRole('link', { name: 'условия публичной оферты' })).toHaveAttribute('href', '/offer/')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  expect(sent).toEqual([])
})

it('one press orders what is shown, with the consent, and leads to the payment', async () => {
  const { dialog, press, orders, sent, tries } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  const before = (await orders()).length
  await press('Заказать')
  expect(await dialog.findByRole('heading', { name: DONE })).toHaveFocus()
  const [made] = (await orders()).filter(({ number }) =>
    screen.queryByText(new RegExp(`№ ${String(number)} `)),
  )
  expect(made).toMatchObject({
    total_price: { value: 4270 },
    delivery: { type: 'courier' },
    payment: { type: 'card_online' },
    recipient: { name: 'Анна Ковалёва' },
  })
  expect((await orders()).length).toBe(before + 1)
  expect(tries()).toHaveLength(1)
  expect(sent.filter(({ path }) => path.includes('order-public-offer/consent'))).toHaveLength(1)
  expect(sent.filter(({ path }) => ADD.test(path))).toHaveLength(2)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1))
})

it('two presses at once are one order', async () => {
  const { dialog, user, orders, tries } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  const before = (await orders()).length
  await user.dblClick(dialog.getByRole('button', { name: 'Заказать' }))
  await dialog.findByRole('heading', { name: DONE })
  expect(tries()).toHaveLength(1)
  expect((await orders()).length).toBe(before + 1)
})

it('number, place, day, payment and recipient can be changed in place, and are ordered so', async () => {
  const { dialog, user, press, orders, sent } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  await press(/^Изменить.*количество/)
  await press(/^Увеличить количество, левый/)
  expect(dialog.getByText('3 упаковки по 6 шт')).toBeVisible()
  await press(/^Изменить.*место и время/)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Время' }), '14:00–18:00')
  await press(/^Изменить.*оплату/)
  await user.click(dialog.getByRole('radio', { name: 'Картой при получении' }))
  await press(/^Изменить.*получателя/)
  const name = await dialog.findByRole('textbox', { name: 'Имя и фамилия' })
  await user.clear(name)
  await user.type(name, 'Пётр Ковалёв')
  await press('Готово')
  expect(sent).toEqual([])
  expect(dialog.getByText('Итого к оплате').nextElementSibling).toHaveTextContent(/^6 260 ₽$/)
  await press('Заказать')
  await dialog.findByRole('heading', { name: DONE })
  const [made] = (await orders()).filter(({ number }) =>
    screen.queryByText(new RegExp(`№ ${String(number)} `)),
  )
  expect(made).toMatchObject({
    total_price: { value: 6260 },
    delivery: { time_from: '14:00', time_to: '18:00' },
    payment: { type: 'card' },
    recipient: { name: 'Пётр Ковалёв' },
  })
})

it('what a recipient lacks takes the focus, however late its message is drawn', async () => {
  const { dialog, press } = await openAgain()
  await press(/^Изменить.*получателя/)
  const name = await dialog.findByRole('textbox', { name: 'Имя и фамилия' })
  // Without a blur, so that the message is drawn after the press.
  fireEvent.change(name, { target: { value: '' } })
  const { setTimeout: later } = globalThis
  // A timer without a delay runs before React draws, as on a busy page.
  const early = (run: () => void, ms?: number) => (ms === undefined ? run() : later(run, ms))
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(early as typeof setTimeout)
  await press('Готово')
  await waitFor(() => expect(name).toHaveFocus())
  jest.mocked(setTimeout).mockRestore()
})

it('the least sum of the shop is told before the press', async () => {
  const answer = async (path: string, data: () => Promise<Record<string, unknown>>) => {
    if (!path.endsWith('/internal/basket/')) return undefined
    const least = { value: 5000, currency: 'RUB' }
    return new Response(JSON.stringify(success({ ...(await data()), min_order_price: least })))
  }
  const { dialog, sent } = await openAgain({ answer })
  expect(await dialog.findByText(/^До минимальной суммы заказа не хватает 1\s020\s₽$/)).toBeVisible()
  expect(sent).toEqual([])
})

it('a basket that holds something is where it leads, and nothing is added', async () => {
  const { dialog, sent } = await openAgain({ scenario: 'basket' })
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/basket/'))
  expect(dialog.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/basket/')
  expect(sent).toEqual([])
})

it('what came into the basket between two openings leads there, too', async () => {
  const { dialog, user, shop, openSheet } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
  // On the shop's own pages.
  await shop.post('/api/v2/internal/basket/eshop/items/', { items: [{ offer_id: 2061, quantity: 1 }] })
  const again = await openSheet()
  expect(await again.findByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
})

it('something that comes into the basket meanwhile is not ordered along', async () => {
  const { dialog, press, shop, tries } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  await shop.put('/api/v2/internal/basket/eshop/items/', { items: [{ offer_id: 2061, quantity: 1 }] })
  await shop.post('/api/v2/internal/basket/eshop/items/', { items: [{ offer_id: 2061, quantity: 1 }] })
  await press('Заказать')
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/basket/'))
  expect(await shop.basket()).toEqual([[2061, 1]])
  expect(tries()).toEqual([])
})

it.each([
  ['lenses that were added without an answer are not added twice', [[ADD, 'lost']]],
  ['lenses that were not added are added by the next press', [[ADD, 'dead']]],
  ['an order that was placed without an answer is found', [[ORDER, 'lost']]],
  ['an order that was not placed is placed by the next press', [[ORDER, 'dead']]],
  ['a consent without an answer stops the order', [[/consent/, 'lost']]],
] as [string, [RegExp, 'lost' | 'dead'][]][])('%s', async (_title, fates) => {
  const { dialog, press, orders, shop } = await openAgain({ fates })
  await dialog.findByText(/с 10 до 14$/)
  const before = (await orders()).length
  await press('Заказать')
  await waitFor(() =>
    expect(dialog.queryByRole('alert') ?? dialog.queryByRole('heading', { name: DONE })).not.toBeNull(),
  )
  if (dialog.queryByRole('alert')) {
    expect((await orders()).length).toBe(before)
    await press('Заказать')
  }
  expect(await dialog.findByRole('heading', { name: DONE })).toBeVisible()
  expect((await orders()).length).toBe(before + 1)
  expect(await shop.basket()).toEqual([])
})

it('a place that is not known is asked for there', async () => {
  const { dialog, press, sent, user, orders } = await openAgain({
    before: async (shop) => {
      const { addresses } = (await shop.get('/api/v2/internal/personal/delivery_address/')) as {
        addresses: { id: number }[]
      }
      for (const { id } of addresses) await shop.remove(`/api/v2/internal/personal/delivery_address/${id}/`)
    },
  })
  expect(await dialog.findByText('Куда доставить?')).toBeVisible()
  await press('Заказать')
  expect(await dialog.findByText('Выберите, куда доставить')).toHaveFocus()
  // A second press leads there again.
  await press('Заказать')
  expect(await dialog.findByText('Выберите, куда доставить')).toHaveFocus()
  expect(sent).toEqual([])
  const places = within(dialog.getByRole('group', { name: 'Куда доставить' }))
  const [point] = await places.findAllByRole('radio')
  await user.click(point as HTMLElement)
  await dialog.findByText(/с \d+ до \d+$/)
  await press('Заказать')
  await dialog.findByRole('heading', { name: DONE })
  expect((await orders())[0]).toMatchObject({ delivery: { type: 'point' } })
})

/**
 * Dialects in which the product, or the basket, is uncertain: nothing is ordered without another choice or a look at
 * the basket.
 */
const UNSURE = ['pack-id-null', 'stock-changes', 'unreadable-basket-line', 'lines-without-offer']
const names = dialects.map(([name]) => name)

it.each(names.filter((name) => UNSURE.includes(name)))(
  'what is not sure is chosen, or ordered from the basket, in the dialect %s',
  async (name) => {
    const { dialog, user, tries } = await openAgain({ dialects: [name] })
    await waitFor(() => expect(dialog.queryByRole('status', { name: 'Проверяем наличие' })).toBeNull())
    const order = dialog.queryByRole('button', { name: 'Заказать' })
    if (order) await user.click(order)
    expect(
      await dialog.findByRole(order ? 'link' : 'button', { name: order ? 'Перейти в корзину' : /^Добавить/ }),
    ).toBeVisible()
    expect(tries()).toEqual([])
  },
)

// If no write is answered, nothing is ordered.
it.each(names.filter((name) => !UNSURE.includes(name) && !/^writes-/.test(name)))(
  'the sum that is shown is the one that is ordered, in the dialect %s',
  async (name) => {
    const { dialog, press, orders } = await openAgain({ dialects: [name] })
    const total = () => dialog.getByText('Итого к оплате').nextElementSibling as HTMLElement
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Заказать' })).not.toHaveAttribute('aria-busy'),
    )
    const before = (await orders()).length
    let shown = numberIn(total())
    await press('Заказать')
    for (let presses = 0; presses < 3 && !dialog.queryByRole('heading', { name: DONE }); presses++) {
      await waitFor(() =>
        expect(dialog.queryByRole('alert') ?? dialog.queryByRole('heading', { name: DONE })).not.toBeNull(),
      )
      if (dialog.queryByRole('heading', { name: DONE })) break
      shown = numberIn(total())
      await press('Заказать')
    }
    await dialog.findByRole('heading', { name: DONE })
    const all = await orders()
    expect(all.length).toBe(before + 1)
    const sums = all.map(({ total_price: sum }) => (sum as { value: number }).value)
    expect(sums).toContain(shown)
  },
)
