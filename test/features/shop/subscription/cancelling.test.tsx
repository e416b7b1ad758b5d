import '../../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from '../../../support/endpoints'
import { refusal, shop, success } from '../../../support/shop'
import {
  announceActive,
  announceHistory,
  announceNone,
  draw,
  nextOrder,
  paths,
  subscription,
  type Wire,
} from './openSubscription'

afterEach(() => sessionStorage.clear())

const REASON = 'Перехожу на очки или операцию'

async function toReasons(order = nextOrder()) {
  announceActive(order)
  const page = draw()
  await page.press('Отменить подписку')
  await page.dialog('Может быть, изменить заказ?')
  await page.press('Всё равно отменить')
  return { ...page, form: await page.dialog('Отменить подписку?') }
}

it('cancelling a subscription offers to change the order first', async () => {
  announceActive()
  const { user, press, dialog } = draw()
  await press('Отменить подписку')
  const offer = await dialog('Может быть, изменить заказ?')
  expect(offer.getByRole('button', { name: 'Изменить линзы' })).toBeVisible()
  expect(offer.getByRole('button', { name: 'Добавить товар' })).toBeVisible()
  expect(offer.getByRole('button', { name: 'Подтвердить доставку как есть' })).toBeVisible()
  shop()
    .get(paths.addresses)
    .reply(200, success({ addresses: [] }))
  await user.click(offer.getByRole('button', { name: 'Изменить адрес' }))
  expect(await dialog('Куда привезти')).toBeDefined()
  expect(screen.queryByText('Может быть, изменить заказ?')).not.toBeInTheDocument()
})

it('cancelling a subscription offers no changes of an order that cannot be changed', async () => {
  announceActive(nextOrder({ is_confirmed: true }))
  const { press, dialog } = draw()
  await screen.findByText('Заказ подтверждён')
  await press('Отменить подписку')
  const form = await dialog('Отменить подписку?')
  expect(form.getByText(/Подтверждённый заказ приедет, новых не будет/)).toBeVisible()
})

it('cancelling a subscription says what will not come, with or without its day', async () => {
  const { form } = await toReasons(nextOrder({ scheduled_at: null, edit_until: null }))
  expect(form.getByText(/^Следующая доставка не состоится/)).toBeVisible()
})

it.each([{ edit_until: '2026-01-01T12:00:00+03:00' }, { is_confirmed: 'yes' }])(
  'cancelling a subscription does not deny a delivery that may be on its way: %j',
  async (state) => {
    announceActive(nextOrder(state))
    const { press, dialog } = draw()
    await press('Отменить подписку')
    const form = await dialog('Отменить подписку?')
    expect(form.getByText(/её уже могли собрать, тогда она приедет/)).toBeVisible()
    expect(form.queryByText(/не состоится/)).not.toBeInTheDocument()
  },
)

/** Answers the reads that follow the end of a subscription without past orders. */
function answerWithoutHistory() {
  shop()
    .get(paths.history)
    .optionally()
    .reply(200, success({ orders: [] }))
  shop()
    .get(paths.types)
    .reply(200, success({ types: [] }))
}

it('cancelling a subscription needs a reason, sends it once, and shows what a new one gives', async () => {
  const { user, form } = await toReasons()
  const cancel = form.getByRole('button', { name: 'Отменить подписку' })
  await user.click(cancel)
  expect(await form.findByText('Выберите причину')).toBeVisible()
  await user.click(form.getByRole('radio', { name: REASON }))
  shop().post(paths.cancel, { reason: REASON }).reply(200, success(null))
  shop().get(paths.active).reply(200, success(null))
  // The data on the page are refetched, because they belonged to the subscription.
  shop().get(paths.preview).optionally().reply(200, success(null))
  shop().get(paths.current).optionally().reply(200, success(null))
  answerWithoutHistory()
  await user.dblClick(cancel)
  expect(await screen.findByText(/Подписка отменена\. Новых доставок/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Оформить подписку' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('a cancelled subscription is shown as cancelled even if nothing can be read again', async () => {
  const { user, form } = await toReasons()
  await user.click(form.getByRole('radio', { name: REASON }))
  shop().post(paths.cancel).reply(200, success(null))
  for (const path of [paths.active, paths.preview, paths.current, paths.history, paths.types]) {
    shop().get(path).optionally().reply(500, 'Internal Server Error')
  }
  await user.click(form.getByRole('button', { name: 'Отменить подписку' }))
  expect(await screen.findByText(/Подписка отменена\. Новых доставок/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Оформить подписку' })).toBeVisible()
})

it('a subscription that was cancelled although the answer got lost is told as cancelled', async () => {
  const { user, form } = await toReasons()
  await user.click(form.getByRole('radio', { name: REASON }))
  shop().post(paths.cancel).replyWithError('connection lost')
  for (const path of [paths.active, paths.preview, paths.current]) {
    shop().get(path).optionally().reply(200, success(null))
  }
  answerWithoutHistory()
  await user.click(form.getByRole('button', { name: 'Отменить подписку' }))
  const told = await screen.findByText(/Подписка отменена\. Новых доставок/)
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement).toContainElement(told)
})

it('the past orders of a cancelled subscription are not left out because they could not be read', async () => {
  shop()
    .get(paths.active)
    .reply(200, success(subscription({ status: { code: 'cancelled', label: 'Отменена' } })))
  shop()
    .get(paths.types)
    .reply(200, success({ types: [] }))
  shop().get(paths.history).reply(500, 'Internal Server Error')
  draw()
  expect(await screen.findByText('История не загрузилась')).toBeVisible()
})

it('another reason for cancelling has to be written', async () => {
  const { user, form } = await toReasons()
  await user.click(form.getByRole('radio', { name: 'Другое' }))
  await user.click(form.getByRole('button', { name: 'Отменить подписку' }))
  expect(await form.findByText('Напишите, что случилось')).toBeVisible()
  await user.type(form.getByRole('textbox', { name: 'Что случилось' }), 'Переезжаю')
  shop().post(paths.cancel, { reason: 'Другое: Переезжаю' }).reply(400, refusal(400, 'Попробуйте завтра'))
  announceActive()
  await user.click(form.getByRole('button', { name: 'Отменить подписку' }))
  expect(await form.findByText('Попробуйте завтра')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Что случилось' })).toHaveValue('Переезжаю')
})

it('cancelling a subscription is not offered where the shop does not allow it', async () => {
  announceActive(nextOrder(), subscription({ is_cancelable: false }))
  draw()
  await screen.findByRole('button', { name: 'Подтвердить заказ' })
  expect(screen.queryByRole('button', { name: 'Отменить подписку' })).not.toBeInTheDocument()
})

it('a subscription that was cancelled elsewhere is shown as cancelled', async () => {
  announceHistory([
    { ...dataOf('getOrders'), ...(dataOf('getOrders')['orders'] as Wire[])[0], number: '48213' },
  ])
  announceNone(subscription({ status: { code: 'cancelled', label: 'Отменена' } }))
  draw()
  expect(await screen.findByText('Подписка отменена.')).toBeVisible()
  const history = within(await screen.findByRole('region', { name: 'История' }))
  expect(history.getByText('№ 48213')).toBeVisible()
  await waitFor(() => expect(screen.getByText('1 раз в месяц')).toBeVisible())
})
