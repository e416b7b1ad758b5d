import '../../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import { leaveTo } from '#host/page/pageAddress'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { pressEscape } from '../../../support/dialog'
import { dataOf } from '../../../support/endpoints'
import { refusal, shop, success } from '../../../support/shop'
import { activeOrder, announceOrders, button, draw, MONO, openOrders, order, ORDERS } from './openOrders'

jest.mock('#host/page/pageAddress')

beforeEach(() => jest.mocked(leaveTo).mockClear())

const at = (id: number) => `/orders/?order=${id}`
const unpaid = {
  payment: {
    type: 'card_online',
    status: { code: 'awaiting', label: 'Ожидает оплаты' },
    is_link_available: true,
  },
}

describe('the order of the address', () => {
  it('the page of an order shows items, delivery, payment and recipient', async () => {
    openOrders(
      {
        orders: [
          order(7, {
            items: [
              {
                product_id: 1,
                pack_id: 1,
                title: 'Росинка',
                picture: '/p.png',
                params: [{ value: 360, unit: 'ml' }],
                quantity: 2,
                price: { value: 690, currency: 'RUB' },
              },
            ],
            points: 69,
          }),
        ],
        active: [activeOrder(7)],
      },
      at(7),
    )
    const items = within(await screen.findByRole('region', { name: 'Состав' }))
    expect(items.getByText(/Упаковка 360\sмл/)).toHaveTextContent(/2 шт по 690\s₽/)
    expect(items.getByRole('listitem')).toHaveTextContent(/1\s380\s₽/)
    expect(items.getByText(/\+69\sбаллов/)).toBeVisible()
    // The order is on its way, and no call cancels it.
    expect(await screen.findByText(/Отменить или изменить заказ поможет/)).toBeVisible()
    const facts = screen.getByRole('region', { name: 'Доставка и оплата' })
    expect(facts).toHaveTextContent('Курьер, Москва, Лесная улица, 12, кв. 5')
    expect(facts).toHaveTextContent('6 марта 2026, с 10:00 до 14:00')
    expect(facts).toHaveTextContent('Картой онлайн · Оплачен')
    expect(facts).toHaveTextContent('Анна Ковалёва+7 (916) 123-45-67')
    expect(await screen.findByRole('list', { name: 'Ход заказа' })).toBeVisible()
  })

  it('a fact that says nothing is not named', async () => {
    const payment = { type: null, status: null, is_link_available: false }
    const delivery = { type: null, address: null, date: null, time_from: null, time_to: null }
    openOrders({ orders: [order(7, { payment, delivery })] }, at(7))
    const facts = await screen.findByRole('region', { name: 'Доставка и оплата' })
    expect(facts).toHaveTextContent(/^Доставка и оплатаПолучательАнна Ковалёва/)
  })

  it('lenses of an order say their powers, and their eye where just one fits', async () => {
    const box = [{ value: 6, unit: 'lenses' }]
    const line = (offer_id: number) => ({
      product_id: 202,
      offer_id,
      title: 'Ясно Месяц',
      params: box,
      quantity: 1,
    })
    const offer = (offer_id: number, sphere: number) => ({
      ...(dataOf('getOffers')['offers'] as object[])[0],
      offer_id,
      product_id: 202,
      params: box,
      sphere,
      base_curve: 8.6,
      diameter: null,
    })
    const lens = (eye: string, sphere: number) => ({ eye, product_id: 202, title: 'Ясно Месяц', sphere })
    shop()
      .get('/api/v2/internal/catalog/products/offers/eshop/?product_id=202')
      .reply(200, success({ offers: [offer(1, -2.75), offer(2, -3), offer(3, -9)] }))
    shop()
      .get('/api/v2/internal/personal/profile/lenses_info/')
      .reply(200, success({ lenses: [lens('right', -2.75), lens('left', -3)] }))
    openOrders({ orders: [order(7, { items: [line(1), line(2), line(3)] })] }, at(7))
    const items = within(await screen.findByRole('region', { name: 'Состав' }))
    const [right, left, other] = await items.findAllByRole('listitem')
    await waitFor(() => expect(right).toHaveTextContent(/^ODПравый глаз, OD, −2,75Ясно МесяцBC 8,6/))
    expect(left).toHaveTextContent(/^OSЛевый глаз, OS, −3,00Ясно МесяцBC 8,6/)
    expect(other).toHaveTextContent(/^−9,00Ясно МесяцBC 8,6/)
  })

  it('the page of an order leaves an unknown day out', async () => {
    openOrders({ orders: [order(7, { created_at: 'вчера' })] }, at(7))
    expect(await screen.findByRole('region', { name: 'Состав' })).toBeVisible()
    expect(screen.queryByText(/^от( |$)/)).not.toBeInTheDocument()
  })

  it('an order of somebody else is not available', async () => {
    shop()
      .get(ORDERS)
      .reply(200, success({ orders: [order(1)] }))
    shop()
      .get(MONO)
      .reply(200, success({ orders: [] }))
    draw(at(7))
    expect(await screen.findByText('Раздел недоступен')).toBeVisible()
  })

  it('the page of an order leads back to the list with its filter', async () => {
    const user = openOrders({
      orders: [order(1), order(2, { status: { code: 'cancelled', label: 'Отменён' } })],
    })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Статус' }), 'Отменён')
    await user.click(screen.getByRole('link', { name: /№ 2/ }))
    expect(await screen.findByRole('region', { name: 'Состав' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Все заказы' }))
    expect(await screen.findByRole('combobox', { name: 'Статус' })).toHaveValue('cancelled')
    expect(screen.getAllByRole('link', { name: /^№/ })).toHaveLength(1)
  })
})

describe('paying', () => {
  it('paying requests a link and leads there', async () => {
    const user = openOrders({ orders: [order(7, unpaid)] }, at(7))
    shop()
      .get('/api/v1/payment/7/link/')
      .reply(200, success({ link: 'https://pay.test/7' }))
    await user.dblClick(await button(/Оплатить/))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/7'))
    expect(leaveTo).toHaveBeenCalledTimes(1)
  })

  it('the button stays busy until the payment page has replaced this one', async () => {
    jest.mocked(leaveTo).mockReturnValueOnce(new Promise(() => undefined))
    const user = openOrders({ orders: [order(7, unpaid)] }, at(7))
    shop()
      .get('/api/v1/payment/7/link/')
      .reply(200, success({ link: 'https://pay.test/7' }))
    await user.click(await button(/Оплатить/))
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pay.test/7'))
    expect(await button(/Оплатить/)).toHaveAttribute('aria-busy', 'true')
    // Another link would make the first one void.
    await user.click(await button(/Оплатить/))
    expect(leaveTo).toHaveBeenCalledTimes(1)
  })

  it('paying never leads to an unsafe address', async () => {
    const user = openOrders({ orders: [order(7, unpaid)] }, at(7))
    shop()
      .get('/api/v1/payment/7/link/')
      .reply(200, success({ link: 'javascript:alert(1)' }))
    await user.click(await button(/Оплатить/))
    expect(await screen.findByText(SERVICE_UNAVAILABLE)).toBeVisible()
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('paying says why there is no link', async () => {
    const user = openOrders({ orders: [order(7, unpaid)] }, at(7))
    shop().get('/api/v1/payment/7/link/').reply(400, refusal(1, 'Заказ уже оплачен'))
    await user.click(await button(/Оплатить/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Заказ уже оплачен')
  })

  it('a paid order offers no payment', async () => {
    openOrders({ orders: [order(7)] }, at(7))
    await screen.findByRole('region', { name: 'Состав' })
    expect(screen.queryByRole('button', { name: /Оплатить/ })).not.toBeInTheDocument()
  })
})

describe('an order of single lenses', () => {
  const mono = order(5, { sale_type: 'mono', is_cancelable: true })
  const call = (name: string) => `${ORDERS}mono/5/${name}/`

  it('an order of single lenses is cancelled after a question, and its heading takes the focus', async () => {
    const user = openOrders({ orders: [mono] }, at(5))
    await user.click(await button('Отменить заказ'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Отменить заказ № 5?' }))
    expect(question.getByRole('button', { name: 'Оставить' })).toHaveFocus()
    const cancelled = { ...mono, status: { code: 'cancelled', label: 'Отменён' }, is_cancelable: false }
    shop().post(call('cancel')).reply(200, success(cancelled))
    announceOrders({ orders: [cancelled] })
    await user.dblClick(question.getByRole('button', { name: 'Отменить заказ' }))
    expect(await screen.findByText('Заказ № 5 отменён')).toBeVisible()
    expect(await screen.findByText('Отменён')).toBeVisible()
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('heading', { name: /^От / })).toContainElement(
      document.activeElement as HTMLElement,
    )
  })

  it('an order of single lenses that was cancelled although the answer got lost is told as cancelled', async () => {
    const user = openOrders({ orders: [mono] }, at(5))
    await user.click(await button('Отменить заказ'))
    const question = within(await screen.findByRole('alertdialog'))
    const cancelled = { ...mono, status: { code: 'cancelled', label: 'Отменён' }, is_cancelable: false }
    shop().post(call('cancel')).replyWithError('connection lost')
    announceOrders({ orders: [cancelled], mono: [cancelled] })
    await user.click(question.getByRole('button', { name: 'Отменить заказ' }))
    expect(await screen.findByText('Отменён')).toBeVisible()
    expect(await screen.findByText('Заказ № 5 отменён')).toBeVisible()
  })

  it('an order of single lenses is not cancelled by Escape, and a refusal says why', async () => {
    const user = openOrders({ orders: [mono] }, at(5))
    await user.click(await button('Отменить заказ'))
    pressEscape(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(await button('Отменить заказ'))
    shop().post(call('cancel')).reply(400, refusal(400, 'Этот заказ отменить нельзя'))
    announceOrders({ orders: [mono] })
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Отменить заказ' }))
    expect(await question.findByRole('alert')).toHaveTextContent('Этот заказ отменить нельзя')
  })

  it('an order of single lenses is ordered again as it was', async () => {
    const user = openOrders({ orders: [mono] }, at(5))
    await user.click(await button('Повторить заказ'))
    const question = within(await screen.findByRole('alertdialog', { name: 'Повторить заказ № 5?' }))
    shop()
      .post(call('retry'))
      .reply(200, success({ ...mono, id: 6, number: '6' }))
    announceOrders({ orders: [mono, { ...mono, id: 6, number: '6' }] })
    await user.click(question.getByRole('button', { name: 'Оформить заказ' }))
    expect(await screen.findByText('Оформлен заказ № 6')).toBeVisible()
  })
})
