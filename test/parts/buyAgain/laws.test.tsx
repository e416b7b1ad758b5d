import { QueryStatus } from '@reduxjs/toolkit/query'
import { screen, waitFor, within } from '@testing-library/react'
import { api } from '#api/api'
import { keepAttempt } from '#data/checkout/attempt'
import { digest } from '#host/customer/digest'
import { tabChoices } from '#host/customer/drafts'
import { ADD, openAgain, ORDER } from './openAgain'

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<object>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))

const DONE = /^Заказ № \d+ оформлен$/
const POINTS = /\/delivery_points\/$/
const PLACES = /\/checkout\/delivery_address\/$/
const DAYS = /\/available_dates\/$/
const SAVE_POINT = '/api/v2/internal/checkout/delivery_address/point/save/'

type Sheet = Awaited<ReturnType<typeof openAgain>>

const broken = () =>
  new Response(JSON.stringify({ status: 'error', errors: [{ code: 1, message: 'Не вышло' }] }), {
    status: 500,
  })
const told = (data: unknown) => Response.json({ status: 'success', data, errors: [] })

const bodyOf = ({ tries }: Sheet) => JSON.parse(tries().at(-1)?.body ?? '{}') as Record<string, unknown>

/** Chooses the first point of a kind in the sheet. */
async function choosePoint({ dialog, user, press }: Sheet, kind: string) {
  await press(/^Изменить.*место и время/)
  await user.type(await dialog.findByRole('searchbox', { name: 'Найти пункт выдачи' }), kind)
  const places = within(dialog.getByRole('group', { name: 'Куда доставить' }))
  const points = (await places.findAllByRole('radio')).filter(({ parentElement }) =>
    parentElement?.textContent.includes(kind),
  )
  await user.click(points[0] as HTMLElement)
}

it('a payment that another place does not take is asked for, not swapped', async () => {
  const sheet = await openAgain()
  const { dialog, press, user, tries } = sheet
  await dialog.findByText(/с 10 до 14$/)
  await press(/^Изменить.*оплату/)
  await user.click(dialog.getByRole('radio', { name: 'Наличными при получении' }))
  await choosePoint(sheet, 'Постамат')
  expect(
    await dialog.findByText('Здесь недоступно: Наличными при получении. Выберите другой способ'),
  ).toBeVisible()
  await dialog.findByText(/с \d+ до \d+$/)
  await press('Заказать')
  expect(await dialog.findByText('Выберите способ оплаты')).toHaveFocus()
  expect(tries()).toEqual([])
})

it('a day that has fallen away at the press is asked for, not swapped', async () => {
  let isTaken = false
  const sheet = await openAgain({
    answer: (path, data) =>
      DAYS.test(path) && isTaken
        ? data().then((days) => told({ ...days, dates: (days['dates'] as unknown[]).slice(1) }))
        : undefined,
  })
  const { dialog, press, user, tries } = sheet
  const shown = (await dialog.findByText(/с 10 до 14$/)).textContent.split(',')[0]?.replaceAll('\u00a0', ' ')
  isTaken = true
  await press('Заказать')
  expect(await dialog.findByText('Корзина изменилась')).toBeVisible()
  expect(await dialog.findByText(`${shown} здесь не доставляют. Выберите другой день`)).toBeVisible()
  await press('Заказать')
  expect(await dialog.findByText('Выберите день')).toHaveFocus()
  expect(tries()).toEqual([])
  const days = dialog.getByRole('combobox', { name: 'День' })
  const [, first] = within(days).getAllByRole('option')
  await user.selectOptions(days, first as HTMLElement)
  await press('Заказать')
  expect(await dialog.findByRole('heading', { name: DONE })).toBeVisible()
})

it('lenses that cost more at the press are named with their powers, and nothing is ordered', async () => {
  const { dialog, press, tries } = await openAgain({
    answer: async (path, data) => {
      if (!/\/internal\/basket\/$|\/items\/add\/lenses\/$/.test(path)) return undefined
      const basket = await data()
      const items = basket['items'] as { offer_id: number; price: object }[]
      return told({
        ...basket,
        items: items.map((item) =>
          item.offer_id === 2022 ? { ...item, price: { value: 2500, currency: 'RUB' } } : item,
        ),
      })
    },
  })
  await dialog.findByText(/с 10 до 14$/)
  await press('Заказать')
  expect(await dialog.findByText('Корзина изменилась')).toBeVisible()
  expect(dialog.getByText(/−3,00.*: было 1\sшт по 1\s990\s₽, стало 1\sшт по 2\s500\s₽$/)).toBeVisible()
  expect(tries()).toEqual([])
})

it('the proof of one phone is not sent for another', async () => {
  const { dialog, press, user } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  const proofs: (string | null)[] = []
  const { fetch } = globalThis
  Object.assign(globalThis, {
    fetch: (input: string, init?: RequestInit) => {
      if (!ORDER.test(new URL(input).pathname)) return fetch(input, init)
      const message = proofs.length === 0 ? 'phone_not_confirmed' : 'Склад закрыт'
      proofs.push(new Headers(init?.headers).get('X-Voximplant-Auth'))
      const refusal = { status: 'error', data: null, errors: [{ code: 1, message }] }
      return Promise.resolve(Response.json(refusal, { status: 400 }))
    },
  })
  await press('Заказать')
  const proof = within(await screen.findByRole('dialog', { name: 'Подтвердите телефон' }))
  await user.click(proof.getByRole('button', { name: 'Получить звонок' }))
  await user.type(await proof.findByRole('textbox', { name: 'Последние цифры номера' }), '5678')
  expect(await dialog.findByText('Склад закрыт')).toBeVisible()
  expect(proofs).toEqual([null, expect.any(String)])
  await press(/^Изменить.*получателя/)
  const phone = await dialog.findByRole('textbox', { name: 'Телефон' })
  await user.clear(phone)
  await user.type(phone, '9031112233')
  await press('Готово')
  await press('Заказать')
  await waitFor(() => expect(proofs).toHaveLength(3))
  expect(proofs[2]).toBeNull()
})

it('a recipient who is typed counts at the press, also without a word of being done', async () => {
  const sheet = await openAgain()
  const { dialog, press, user, orders } = sheet
  await dialog.findByText(/с 10 до 14$/)
  await press(/^Изменить.*получателя/)
  const name = await dialog.findByRole('textbox', { name: 'Имя и фамилия' })
  await user.clear(name)
  await press('Заказать')
  expect(await dialog.findByText('Укажите имя и фамилию')).toBeVisible()
  expect(sheet.sent).toEqual([])
  await user.type(name, 'Пётр Ковалёв')
  await press('Заказать')
  await dialog.findByRole('heading', { name: DONE })
  expect((await orders())[0]).toMatchObject({ recipient: { name: 'Пётр Ковалёв' } })
})

it('a recipient who is typed stays when the form is folded', async () => {
  const { dialog, press, user } = await openAgain()
  await dialog.findByText(/с 10 до 14$/)
  await press(/^Изменить.*получателя/)
  const name = await dialog.findByRole('textbox', { name: 'Имя и фамилия' })
  await user.clear(name)
  await user.type(name, 'Пётр Ковалёв')
  await press(/^Свернуть.*получателя/)
  expect(dialog.getByText('Пётр Ковалёв')).toBeVisible()
})

it('an order of other goods that is looked for is not announced there, and not gone on with', async () => {
  const requestId = 'of-other-goods'
  const sheet = await openAgain({
    before: async (shop) => {
      const { customer } = (await shop.get('/api/v2/internal/basket/?type=eshop')) as {
        customer: { phone: string }
      }
      const items = [{ offerId: 2061, packId: null, productId: 206, quantity: 1 }]
      keepAttempt('eshop', digest(customer.phone), {
        requestId,
        sent: { sentAt: Date.now(), items, known: [] },
      })
    },
  })
  const { dialog, press } = sheet
  await dialog.findByText(/с 10 до 14$/)
  expect(dialog.queryByRole('alert')).toBeNull()
  await press('Заказать')
  await dialog.findByRole('heading', { name: DONE })
  expect(bodyOf(sheet)['request_id']).not.toBe(requestId)
})

const chosenPoint = async (shop: Sheet['shop']) => {
  const { points } = (await shop.get('/api/v2/internal/basket/eshop/delivery_points/')) as {
    points: { id: number }[]
  }
  await shop.post(SAVE_POINT, { point_id: points[0]?.id })
}

it.each([
  ['fail', () => Promise.resolve(broken())],
  ['lack it', () => Promise.resolve(told({ points: [] }))],
])('a chosen point is not swapped for an address where the points %s', async (_, answer) => {
  const sheet = await openAgain({
    before: chosenPoint,
    answer: (path) => (POINTS.test(path) ? answer() : undefined),
  })
  const { dialog, press, sent } = sheet
  expect(await dialog.findByText('Куда доставить?')).toBeVisible()
  expect(dialog.queryByText('Москва, Лесная улица, 12, кв. 5', { selector: 'p' })).toBeNull()
  await press('Заказать')
  expect(await dialog.findByText('Выберите, куда доставить')).toHaveFocus()
  expect(sent).toEqual([])
})

it('nothing is ordered to an address that could not be read', async () => {
  const sheet = await openAgain({
    before: () => {
      tabChoices.write('eshop', { way: 'courier', addressId: 701 })
      return Promise.resolve()
    },
    answer: (path) => (PLACES.test(path) ? Promise.resolve(broken()) : undefined),
  })
  const { dialog, press, sent } = sheet
  expect(await dialog.findByText('Адреса не загрузились')).toBeVisible()
  await press('Заказать')
  expect(await dialog.findByText('Выберите, куда доставить')).toHaveFocus()
  expect(sent).toEqual([])
})

it('days that do not load are not said to be none, and can be asked for again', async () => {
  let isBroken = true
  const { dialog, user } = await openAgain({
    answer: (path) => (DAYS.test(path) && isBroken ? Promise.resolve(broken()) : undefined),
  })
  const retry = await dialog.findByRole('button', { name: 'Повторить' })
  expect(dialog.queryByText(/^Нет дат доставки/)).toBeNull()
  isBroken = false
  await user.click(retry)
  expect(await dialog.findByText(/с 10 до 14$/)).toBeVisible()
})

it('another press puts nothing into a subscription that another device has begun since the first', async () => {
  const sheet = await openAgain({ fates: [[ADD, 'dead']] })
  const { dialog, press, shop } = sheet
  await dialog.findByText(/с 10 до 14$/)
  await press('Заказать')
  expect(await dialog.findByRole('alert')).toBeVisible()
  await shop.post('/api/v2/internal/basket/eshop/wizard/', {
    mode: 'default',
    delivery_period: 'monthly',
    lenses: [{ eye: 'right', offer_id: 2023, quantity: 1 }],
    additional: [],
  })
  await press('Заказать')
  expect(await dialog.findByRole('link', { name: 'Перейти в корзину' })).toBeVisible()
  expect(await shop.basket()).toEqual([[2023, 1]])
})

it('points that an emptied basket has kept are a row of the sum before they are spent', async () => {
  const sheet = await openAgain({
    before: async (shop) => {
      await shop.put('/api/v2/internal/basket/eshop/items/', { items: [{ offer_id: 2061, quantity: 3 }] })
      await shop.post('/api/v2/internal/basket/points_discount/apply/', { points: 500 })
      await shop.put('/api/v2/internal/basket/eshop/items/', { items: [] })
    },
  })
  const { dialog, press, orders, tries } = sheet
  await dialog.findByText(/с 10 до 14$/)
  const valueOf = (name: string) => dialog.getByText(name).nextElementSibling
  expect(valueOf('Итого к оплате')).toHaveTextContent(/^4 270 ₽$/)
  await press('Заказать')
  expect(await dialog.findByText(/^Итого: было 3 980 ₽, стало 3 480 ₽$/)).toBeVisible()
  expect(tries()).toEqual([])
  expect(valueOf('Товары')).toHaveTextContent(/^3 980 ₽$/)
  expect(valueOf('Баллы')).toHaveTextContent(/^−500 ₽$/)
  expect(valueOf('Спишем')).toHaveTextContent(/^500 баллов$/)
  expect(valueOf('Итого к оплате')).toHaveTextContent(/^3 770 ₽$/)
  await press('Заказать')
  expect(await dialog.findByRole('heading', { name: DONE })).toBeVisible()
  expect((await orders())[0]).toMatchObject({ total_price: { value: 3770 } })
})

const OFFERS = /\/offers\/eshop\/$/
type Lenses = {
  offers: { offer_id: number; product_id: number; sphere: string | null; is_available: boolean }[]
}

it('lenses that the shop refuses are named with their powers', async () => {
  const { dialog, press, tries } = await openAgain({
    answer: (path) =>
      ADD.test(path)
        ? Promise.resolve(
            Response.json(
              { status: 'error', data: { offer_id: ['Этого товара нет в наличии'] }, errors: [] },
              { status: 422 },
            ),
          )
        : undefined,
  })
  await dialog.findByText(/с 10 до 14$/)
  await press('Заказать')
  expect(await dialog.findByText(/^Ясно Месяц, .*Sph −2,75.*: Этого товара нет в наличии/)).toBeVisible()
  expect(tries()).toEqual([])
})

/** Sells out the lenses of these spheres meanwhile; all if none are given. */
async function openSellingOut(offerId?: number) {
  let isGone = false
  const sheet = await openAgain({
    answer: async (path, data) => {
      if (!isGone || !OFFERS.test(path)) return undefined
      const { offers } = (await data()) as Lenses
      const sphere = offers.find(({ offer_id }) => offer_id === offerId)?.sphere
      return told({
        offers: offers.map((offer) =>
          offerId === undefined || offer.sphere === sphere ? { ...offer, is_available: false } : offer,
        ),
      })
    },
  })
  const { store } = sheet
  const sellOut = async () => {
    isGone = true
    store.dispatch(api.util.invalidateTags(['City']))
    await waitFor(() =>
      expect(
        Object.values(store.getState().api.queries).filter((query) => query?.status === QueryStatus.pending),
      ).toEqual([]),
    )
  }
  return { ...sheet, sellOut }
}

it('lenses that are sold out before the press are not sent: they are named, and the number of the others stays', async () => {
  const { dialog, press, sellOut, sent, shop, user } = await openSellingOut(2022)
  await dialog.findByText(/с 10 до 14$/)
  await press(/^Изменить.*количество/)
  await user.click(dialog.getByRole('button', { name: 'Увеличить количество, правый' }))
  await sellOut()
  await press('Заказать')
  expect(await dialog.findByText(/сейчас нет в наличии$/)).toHaveTextContent(/^Ясно Месяц, левый глаз.*−3,00/)
  expect(dialog.getByText('Наличие изменилось. Проверьте заказ и нажмите ещё раз.')).toHaveFocus()
  expect(dialog.getByText(/^BC 8,6.*2\sшт/)).toBeVisible()
  expect(sent).toEqual([])
  await press('Добавить остальное')
  await waitFor(async () => expect(await shop.basket()).toEqual([[2021, 2]]))
})

it('the placed order stays on the sheet when its lenses are sold out with it', async () => {
  const { dialog, press, sellOut } = await openSellingOut()
  await dialog.findByText(/с 10 до 14$/)
  await press('Заказать')
  const done = await dialog.findByRole('heading', { name: DONE })
  await sellOut()
  await waitFor(() => expect(screen.getAllByText('Нет в наличии')).not.toHaveLength(0))
  expect(done).toBeVisible()
})
