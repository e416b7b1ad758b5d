import '../../../support/browser'
import { cleanup, screen, within } from '@testing-library/react'
import { SubscriptionCard } from '#features/shop/subscription/overview/SubscriptionCard'
import { renderCard } from '../../../support/renderPage'
import { account, shop, success } from '../../../support/shop'
import { announceActive, draw, nextOrder, offer, paths, subscription, type Wire } from './openSubscription'

beforeEach(() => localStorage.clear())

const [lens = {}] = nextOrder()['lenses'] as Wire[]
const left: Wire = { ...lens, eye: 'left', offer_id: 2022, sphere: -3 }
const ordered = nextOrder({ lenses: [lens, left] })
const worn = (rest: Wire): Wire[] => [
  { ...lens, ...rest },
  { ...left, base_curve: 8.4 },
]

/** Opens the page of a customer who wears these lenses. */
function open(lenses: Wire[], order = ordered) {
  announceActive(order)
  answerWorn(lenses)
  return draw()
}

function answerWorn(lenses: Wire[]) {
  shop()
    .get(paths.lensesInfo)
    .reply(200, success({ wears_lenses: true, lenses }))
  shop().get('/api/v2/internal/account/info/').optionally().reply(200, success(account))
}

const said = () => screen.findByText('В подписке другие линзы')
const isSaid = () => screen.queryByText('В подписке другие линзы') !== null

it('other powers than the profile has are said, and the lenses that are worn are chosen for both eyes', async () => {
  const { press, dialog } = open(worn({ sphere: -3.25 }))
  expect(await said()).toBeVisible()
  expect(screen.getByText(/В «Моих данных»: OD −3,25 · .*; OS −3,00/)).toBeVisible()
  shop()
    .get(paths.lensOffers)
    .reply(
      200,
      success({
        offers: [
          offer(2021),
          offer(2022, { sphere: -3 }),
          offer(2023, { sphere: -3.25 }),
          offer(2024, { sphere: -3.25, pack_id: 20212, params: [{ value: 12, unit: 'lenses' }] }),
          offer(2025, { sphere: -3.25, base_curve: 8.4 }),
        ],
      }),
    )
  await press('Обновить подписку')
  const form = await dialog('Линзы в заказе')
  const powerOf = async (name: string) =>
    within(await form.findByRole('group', { name })).getByRole('combobox', { name: 'Сфера (Sph)' })
  expect(await powerOf('Правый глаз')).toHaveDisplayValue('−3,25')
  expect(await powerOf('Левый глаз')).toHaveDisplayValue('−3,00')
  shop().get(paths.current).reply(200, success(ordered))
  shop()
    .put(paths.lenses, {
      lenses: [
        { eye: 'right', offer_id: 2023, quantity: 2 },
        { eye: 'left', offer_id: 2022, quantity: 2 },
      ],
    })
    .reply(200, success(nextOrder({ lenses: [{ ...lens, offer_id: 2023, sphere: -3.25 }, left] })))
  await press('Сохранить линзы')
  expect(await screen.findByText('Линзы изменены')).toBeVisible()
  expect(isSaid()).toBe(false)
})

it('lenses that are kept are not asked about again on this device until either side changes', async () => {
  const { press } = open(worn({ sphere: -3.25 }))
  await said()
  await press('Оставить')
  const done = screen.getByText('Линзы в подписке остались как есть')
  expect(done.closest('[tabindex]')).toHaveFocus()
  expect(isSaid()).toBe(false)

  cleanup()
  open(worn({ sphere: -3.25 }))
  expect(await screen.findByRole('button', { name: 'Подтвердить заказ' })).toBeVisible()
  expect(isSaid()).toBe(false)

  cleanup()
  open(worn({ sphere: -3.5 }))
  expect(await said()).toBeVisible()
})

it('of a delivery that is closed nothing is offered but to keep it', async () => {
  open(worn({ sphere: -3.25 }), { ...ordered, edit_until: '2026-03-01T23:59:00+03:00' })
  await said()
  expect(screen.getByRole('button', { name: 'Оставить' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Обновить подписку' })).not.toBeInTheDocument()
})

it("the home's card says it, too", async () => {
  shop()
    .get(paths.preview)
    .reply(200, success({ subscription: subscription(), number: '1', items_count: 2, scheduled_at: null }))
  shop().get(paths.current).reply(200, success(ordered))
  answerWorn(worn({ sphere: -3.25 }))
  renderCard(<SubscriptionCard />)
  expect(await said()).toBeVisible()
  expect(screen.getByText('День ещё не назначен')).toBeVisible()
})
