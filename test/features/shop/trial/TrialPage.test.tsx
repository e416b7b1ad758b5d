import { act, screen, waitFor, within } from '@testing-library/react'
import { addDays, shopToday } from '#domain/dates/days'
import { TrialPage } from '#features/shop/trial/TrialPage'
import { holdReads } from '../../../support/holdReads'
import { writtenDate } from '../../../support/writtenDate'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const PERSONAL = '/api/v2/internal/personal'
const soon = addDays(shopToday(), 10)
const past = addDays(shopToday(), -1)

const order = {
  id: 71,
  number: 'П-71',
  created_at: '2026-03-01T12:00:00+03:00',
  status: { code: 'ready', label: 'Можно забирать' },
  lenses: [{ eye: 'right', product_id: 201, title: 'Ясно День', sphere: -2.75, quantity: 5 }],
  department: { id: 11, name: 'Оптика «Ясный взгляд»', address: 'Москва, Арбат, 7', phone: '4951234567' },
  pickup_until: soon,
  activation_code: '4821',
  entry_id: null,
  is_cancelable: true,
}
const bare = {
  ...order,
  id: 64,
  number: 'П-64',
  status: { code: 'lost', label: 'Код, которого мы не знаем' },
  activation_code: null,
  pickup_until: null,
  department: null,
}

const answerTrial = (...orders: object[]) =>
  shop().get(`${PERSONAL}/trial_orders/`).reply(200, success({ orders }))
const answerSampling = (...orders: object[]) =>
  shop().get(`${PERSONAL}/sampling_orders/`).reply(200, success({ orders }))

function open(mayOrder: boolean) {
  shop()
    .get('/api/v2/internal/consumer/info/')
    .reply(200, success({ id: 1, name: 'Анна', is_allowed_order_samples: mayOrder }))
  return renderPage(<TrialPage />, '/trial/').user
}

const ticket = async (number: string) => within(await screen.findByRole('article', { name: `№ ${number}` }))

describe('the orders', () => {
  it.each(['received', 'cancelled', 'expired'])(
    'an order that is over, %s, waits for nobody: it has no deadline and no code',
    async (code) => {
      answerTrial({ ...order, status: { code, label: 'Завершён' } })
      answerSampling()
      open(false)
      const first = await ticket('П-71')
      expect(first.getByText('Завершён')).toBeVisible()
      expect(first.queryByText(/Забрать до|через 10 дней|Код активации/)).not.toBeInTheDocument()
      expect(first.queryByRole('img', { name: /^QR-код/ })).not.toBeInTheDocument()
    },
  )

  it.each(['ready', 'received'])(
    'a number of lenses that cannot be read is not said to be 0: %s',
    async (code) => {
      const lenses = [{ ...order.lenses[0], quantity: '5 шт' }]
      answerTrial({ ...order, status: { code, label: 'Статус' }, lenses })
      answerSampling()
      open(false)
      expect((await ticket('П-71')).getByText('Ясно День')).toBeVisible()
      expect(screen.queryByText(/0\sшт/)).not.toBeInTheDocument()
    },
  )

  it('an order of trial lenses shows what, where, until when, and its code as text and QR', async () => {
    answerTrial(order, bare)
    answerSampling()
    open(false)
    const first = await ticket('П-71')
    expect(first.getByText('Можно забирать')).toBeVisible()
    expect(first.getByText(`Забрать до ${writtenDate(soon)}`)).toBeVisible()
    expect(first.getByText('через 10 дней')).toBeVisible()
    expect(first.getByText('−2,75')).toBeVisible()
    expect(first.getByText('Москва, Арбат, 7')).toBeVisible()
    expect(first.getByRole('link', { name: 'Позвонить: +7 (495) 123-45-67' })).toHaveAttribute(
      'href',
      'tel:+74951234567',
    )
    expect(first.getByRole('img', { name: 'QR-код активации заказа П-71' })).toBeVisible()
    expect(first.getByRole('button', { name: 'Скопировать код активации 4821' })).toBeVisible()
    const second = await ticket('П-64')
    expect(second.getByText('Код, которого мы не знаем')).toBeVisible()
    expect(second.queryByRole('img')).not.toBeInTheDocument()
    expect(second.queryByText(/Забрать|Срок/)).not.toBeInTheDocument()
    expect(screen.queryByText('Образцы от специалиста')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Заказать пробные линзы' })).not.toBeInTheDocument()
  })

  it('an order of trial lenses says when its deadline has passed', async () => {
    answerTrial({ ...order, pickup_until: past })
    answerSampling()
    open(false)
    expect(await screen.findByText(`Срок истёк ${writtenDate(past)}`)).toBeVisible()
  })

  it('trial lenses and samples of a specialist are shown together, and each fails alone', async () => {
    shop().get(`${PERSONAL}/trial_orders/`).reply(400, refusal(1, 'Ведутся работы'))
    answerSampling({ ...bare, number: 'О-31' })
    const user = open(false)
    const samples = within(await screen.findByRole('region', { name: 'Образцы от специалиста' }))
    expect(await samples.findByRole('article', { name: '№ О-31' })).toBeVisible()
    expect(await screen.findByText('Ведутся работы')).toBeVisible()
    answerTrial(order)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await ticket('П-71')).toBeTruthy()
  })

  it('three hundred orders of trial lenses are shown in parts', async () => {
    answerTrial(
      ...Array.from({ length: 300 }, (_, index) => ({ ...order, id: index + 1, number: `П-${index}` })),
    )
    answerSampling()
    open(false)
    expect(await screen.findByText('Показано 10 из 300')).toBeVisible()
  })

  it.each([
    [true, 'button', 'Заказать пробные линзы'],
    [false, 'link', 'Записаться в оптику'],
  ])(
    'the page of trial lenses says what to do when there are none (may order: %s)',
    async (mayOrder, role, name) => {
      answerTrial()
      answerSampling()
      open(mayOrder)
      expect(await screen.findByText('Заказов пробных линз пока нет')).toBeVisible()
      expect(await screen.findByRole(role, { name })).toBeVisible()
    },
  )
})

describe('a new order', () => {
  async function openForm() {
    answerTrial()
    answerSampling()
    shop()
      .get('/api/v2/internal/catalog/products/?category=lenses')
      .reply(
        200,
        success({ products: [{ id: 201, title: 'Ясно День', eshop_packs: [{ id: 1 }], mono_packs: [] }] }),
      )
    shop()
      .get('/api/v2/internal/locator/points/')
      .reply(
        200,
        success({
          points: [
            {
              id: 11,
              name: 'Оптика «Ясный взгляд»',
              address: 'Москва, Арбат, 7',
              services: [{ code: 'promo-code-activation', name: '' }],
            },
            { id: 12, name: 'Без активации', address: 'Москва, Арбат, 9', services: [] },
          ],
        }),
      )
    shop()
      .get('/api/v2/internal/personal/profile/lenses_info/')
      .reply(
        200,
        success({
          wears_lenses: true,
          lenses: [{ eye: 'left', product_id: 201, title: 'Ясно День', sphere: -3 }],
        }),
      )
    const user = open(true)
    await user.click(await screen.findByRole('button', { name: 'Заказать пробные линзы' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Заказать пробные линзы' }))
    const lenses = await dialog.findByRole('combobox', { name: 'Какие линзы попробовать' })
    const department = dialog.getByRole('combobox', { name: 'Где забрать' })
    const send = dialog.getByRole('button', { name: 'Заказать' })
    return { user, dialog, lenses, department, send }
  }

  it('the form comes together with the own lenses, which stand above its buttons', async () => {
    const { release, answered } = holdReads(/lenses_info/)
    const opened = openForm()
    await waitFor(() => expect(answered()).toBe(5))
    release()
    const { dialog } = await opened
    expect(dialog.getByText('Левый глаз: OS −3,00')).toBeVisible()
  })

  it.each([null, ''])(
    'a new order of trial lenses whose code is %j is not told to have one',
    async (code) => {
      const { user, lenses, department, send } = await openForm()
      await user.selectOptions(lenses, 'Ясно День')
      await user.selectOptions(department, 'Оптика «Ясный взгляд» — Москва, Арбат, 7')
      const codeless = { ...order, activation_code: code }
      shop().post(`${PERSONAL}/trial_orders/`).reply(200, success(codeless))
      answerTrial(codeless)
      answerSampling()
      await user.click(send)
      expect(await screen.findByText(/Заказ № П-71 создан/)).toBeVisible()
      expect(screen.queryByText(/Покажите его код/)).not.toBeInTheDocument()
      expect(await ticket('П-71')).toBeDefined()
      expect(screen.queryByText('Код активации')).not.toBeInTheDocument()
    },
  )

  it('a new order of trial lenses is sent once and appears with its code', async () => {
    const { user, dialog, lenses, department, send } = await openForm()
    expect(await dialog.findByText('Левый глаз: OS −3,00')).toBeVisible()
    expect(dialog.queryByRole('option', { name: /Без активации/ })).not.toBeInTheDocument()
    await user.selectOptions(lenses, 'Ясно День')
    await user.selectOptions(department, 'Оптика «Ясный взгляд» — Москва, Арбат, 7')
    shop()
      .post(`${PERSONAL}/trial_orders/`, { product_id: 201, department_id: 11 })
      .reply(200, success(order))
    answerTrial(order)
    answerSampling()
    act(() => {
      send.click()
      send.click()
    })
    expect(await screen.findByText(/Заказ № П-71 создан. Покажите его код/)).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await ticket('П-71')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Заказать пробные линзы' })).toHaveFocus()
  })

  it('a new order of trial lenses needs both choices', async () => {
    const { user, lenses, department, send } = await openForm()
    await user.click(send)
    await waitFor(() => expect(lenses).toHaveAccessibleDescription('Выберите линзы'))
    expect(lenses).toHaveFocus()
    expect(department).toHaveAccessibleDescription(/Выберите оптику/)
  })

  it('an optician of an old draft that gives out no lenses any more is chosen again', async () => {
    sessionStorage.setItem(
      'lens-widgets:draft:page:trial-new',
      JSON.stringify({ productId: '201', departmentId: '12' }),
    )
    const { user, lenses, department, send } = await openForm()
    expect(lenses).toHaveValue('201')
    await user.click(send)
    await waitFor(() => expect(department).toHaveAccessibleDescription(/Выберите оптику/))
    expect(department).toHaveFocus()
  })

  it.each([
    [400, refusal(1, 'Лимит исчерпан'), 'Лимит исчерпан'],
    [422, { status: 'error', data: { department_id: ['Здесь не выдают'] }, errors: [] }, 'Здесь не выдают'],
  ])(
    'a new order of trial lenses keeps what was chosen when the server refuses (%i)',
    async (status, body, message) => {
      const { user, dialog, lenses, department, send } = await openForm()
      await user.selectOptions(lenses, '201')
      await user.selectOptions(department, '11')
      shop().post(`${PERSONAL}/trial_orders/`).reply(status, body)
      await user.click(send)
      expect(await dialog.findByText(message)).toBeVisible()
      expect(lenses).toHaveValue('201')
      expect(department).toHaveValue('11')
    },
  )
})

it('customers whose right to order could not be read are not told that a specialist has to', async () => {
  const answerProfile = (status: number) =>
    shop()
      .get('/api/v2/internal/consumer/info/')
      .reply(status, status === 200 ? success({ id: 1, name: 'Анна', is_allowed_order_samples: true }) : '')
  answerProfile(500)
  answerTrial()
  answerSampling()
  const { user } = renderPage(<TrialPage />, '/trial/')
  expect(await screen.findByText('Заказов пробных линз пока нет')).toBeVisible()
  expect(screen.queryByText(/подберёт специалист/)).not.toBeInTheDocument()
  answerProfile(200)
  await user.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('button', { name: 'Заказать пробные линзы' })).toBeVisible()
})
