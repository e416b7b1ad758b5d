import { screen, within } from '@testing-library/react'
import { SERVICE_UNAVAILABLE } from '#domain/ApiError'
import { CertificatesCard } from '#features/club/promoCodes/CertificatesCard'
import { dataOf } from '../../../support/endpoints'
import { renderPage } from '../../../support/renderPage'
import { refusal, shop, success } from '../../../support/shop'

const CERTS = '/api/v1/promo-code/certs/'
const HISTORY = '/api/v1/promo-code/personal/certs/history/'
const BUY = '/api/v1/promo-code/personal/by-cert/'

const certificate = (id: number, price: number) => ({
  id,
  denomination_value: price,
  points_price: price,
  title: `Промокод на ${price} ₽`,
  is_available: true,
})
const bought = (id: number, promo_code: string) => ({
  id,
  title: 'Промокод',
  denomination_value: 500,
  points_price: 500,
  promo_code,
  bought_at: null,
})
/** Prices of the two certificates. */
let prices = [500, 1000]
/** The history of exchanges, for any number of requests. */
const history: { certs: ReturnType<typeof bought>[] } = { certs: [] }

beforeEach(() => {
  history.certs = []
  score.available = 700
  prices = [500, 1000]
  shop()
    .get(HISTORY)
    .times(9)
    .optionally()
    .reply(200, () => success(history))
})

/** Mocks an exchange that the shop carries out, but whose response is lost. */
const loseAnswer = (effect: () => void) =>
  shop()
    .post(BUY)
    .reply(502, () => {
      effect()
      return '<html>'
    })

const score = { available: 700, expiring: [] }

async function askToExchange() {
  shop()
    .get('/api/v1/profile/score/')
    .times(5)
    .optionally()
    .reply(200, () => success(score))
  shop()
    .get(CERTS)
    .times(5)
    .optionally()
    .reply(200, () =>
      success({
        certs: prices.map((price, index) => ({
          ...certificate(index + 1, 500 * (index + 1)),
          points_price: price,
        })),
      }),
    )
  const { user } = renderPage(<CertificatesCard />, '/promocodes/')
  await user.click(await screen.findByRole('button', { name: /^Обменять баллы: Промокод на 500/ }))
  const question = screen.getByRole('alertdialog')
  return { user, question, exchange: within(question).getByRole('button', { name: 'Обменять' }) }
}

it('a certificate that costs more than there are points says how many are missing', async () => {
  const { question } = await askToExchange()
  expect(screen.getByText(/^Не хватает 300\sбаллов$/)).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /Промокод на 1000/, hidden: true })).toBeDisabled()
  expect(question).toHaveTextContent(/Сейчас700\sбаллов/)
  expect(question).toHaveTextContent(/Останется200\sбаллов/)
})

it('a certificate is not said to be unavailable where that cannot be read', async () => {
  shop().get('/api/v1/profile/score/').reply(200, success(score))
  shop()
    .get(CERTS)
    .reply(200, success({ certs: [{ ...certificate(1, 500), is_available: 'да' }] }))
  renderPage(<CertificatesCard />, '/promocodes/')
  expect(await screen.findByRole('button', { name: /^Обменять баллы: Промокод на 500/ })).toBeEnabled()
  expect(screen.queryByText('Сейчас недоступен')).not.toBeInTheDocument()
})

it('a certificate whose value is unknown is offered by its title, unless it is bought by its value', async () => {
  shop().get('/api/v1/profile/score/').reply(200, success(score))
  const unknown = { ...certificate(1, 500), denomination_value: null }
  const certs = [
    { ...unknown, title: 'Подарок' },
    { ...unknown, id: 2, title: '' },
    { ...unknown, id: null },
  ]
  shop().get(CERTS).reply(200, success({ certs }))
  renderPage(<CertificatesCard />, '/promocodes/')
  expect(await screen.findByRole('radio', { name: /^Подарок/ })).toBeEnabled()
  expect(screen.getByRole('radio', { name: /^Промокод 500/ })).toBeEnabled()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

it('an exchange shows its code at once', async () => {
  shop()
    .post(BUY, { id: 1 })
    .reply(200, success({ promo_code: 'NEW-1', discount_value: 500 }))
  const { user, exchange } = await askToExchange()
  await user.click(exchange)
  expect(await screen.findByRole('dialog', { name: 'Промокод получен' })).toHaveTextContent('NEW-1')
})

it('an exchange says what its code gives, from which sum and until when, and leads on', async () => {
  shop()
    .post(BUY, { id: 1 })
    .reply(
      200,
      success({
        promo_code: 'NEW-1',
        discount_value: 500,
        expired_date_iso: '2099-11-30T23:59:59+03:00',
        for_purchase: 'Для покупок от 1 000 ₽',
        link: '/catalog/contact-lenses/',
      }),
    )
  const { user, exchange } = await askToExchange()
  await user.click(exchange)
  const dialog = within(await screen.findByRole('dialog', { name: 'Промокод получен' }))
  expect(dialog.getByText(/^Скидка 500\s₽$/)).toBeVisible()
  expect(dialog.getByText(/^Действует до 30 ноября 2099/)).toBeVisible()
  expect(dialog.getByText('Для покупок от 1 000 ₽')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Выбрать товары' })).toHaveAttribute(
    'href',
    '/catalog/contact-lenses/',
  )
  await user.click(dialog.getByRole('button', { name: 'Показать на кассе' }))
  expect(await screen.findByRole('dialog', { name: /Скидка 500/ })).toHaveTextContent('NEW-1')
})

it('an exchange whose answer got lost finds its code in the history', async () => {
  history.certs = [bought(1, 'OLD-1')]
  loseAnswer(() => history.certs.unshift(bought(2, 'NEW-1')))
  const { user, exchange } = await askToExchange()
  await user.click(exchange)
  expect(await screen.findByRole('dialog', { name: 'Промокод получен' })).toHaveTextContent('NEW-1')
})

it('an exchange that is repeated looks into the history before it takes points', async () => {
  loseAnswer(() => undefined)
  const { user, question, exchange } = await askToExchange()
  await user.click(exchange)
  await within(question).findByRole('alert')
  history.certs = [bought(2, 'NEW-1')]
  // No second write is mocked, so one would fail the test.
  await user.click(exchange)
  expect(await screen.findByRole('dialog', { name: 'Промокод получен' })).toHaveTextContent('NEW-1')
})

it('an exchange that the shop refuses says why and takes nothing', async () => {
  shop().post(BUY).reply(400, refusal(1, 'Недостаточно баллов'))
  const { user, question, exchange } = await askToExchange()
  await user.click(exchange)
  expect(await within(question).findByRole('alert')).toHaveTextContent('Недостаточно баллов')
})

it.each(['refused', 'lost'])(
  'the press after an exchange that was %s goes by the price of now',
  async (fate) => {
    if (fate === 'lost') loseAnswer(() => undefined)
    else shop().post(BUY).reply(400, refusal(1, 'Не сейчас'))
    const { user, question, exchange } = await askToExchange()
    await user.click(exchange)
    await within(question).findByRole('alert')
    prices[0] = 600
    // No write is mocked, so one would fail the test.
    await user.click(exchange)
    expect(await within(question).findByText(/^Цена изменилась. Проверьте/)).toBeVisible()
    expect(question).toHaveTextContent(/Обменять 600\sбаллов\?/)
  },
)

it('an exchange that is answered with a code of before, without taking points, is repeated by the customer alone', async () => {
  history.certs = [bought(1, 'OLD-1')]
  const answers = ['OLD-1', 'NEW-1']
  const writes = shop()
    .post(BUY)
    .twice()
    .reply(200, () => success({ promo_code: answers.shift(), discount_value: 500 }))
  const { user, question, exchange } = await askToExchange()
  await user.click(exchange)
  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'Этот промокод у вас уже есть, баллы не списаны. Чтобы получить ещё один, обменяйте снова',
  )
  expect(answers).toEqual(['NEW-1'])
  await user.click(exchange)
  expect(await screen.findByRole('dialog', { name: 'Промокод получен' })).toHaveTextContent('NEW-1')
  expect(writes.isDone()).toBe(true)
})

it.each(['its history', 'the balance'])(
  'a shop whose certificates repeat their code takes points once for a press, as %s tells',
  async (teller) => {
    history.certs = [bought(1, 'SALE')]
    // No second write is mocked, so one would fail the test.
    shop()
      .post(BUY)
      .reply(200, () => {
        if (teller === 'its history') history.certs.unshift(bought(2, 'SALE'))
        else score.available = 200
        return success({ promo_code: 'SALE', discount_value: 500 })
      })
    const { user, exchange } = await askToExchange()
    await user.click(exchange)
    expect(await screen.findByRole('dialog', { name: 'Промокод получен' })).toHaveTextContent('SALE')
  },
)

it('an exchange that brings no code says so, and takes no points again', async () => {
  history.certs = [bought(1, '')]
  loseAnswer(() => history.certs.unshift(bought(2, '')))
  const { user, exchange } = await askToExchange()
  await user.click(exchange)
  const dialog = await screen.findByRole('dialog', { name: 'Промокод получен' })
  expect(dialog).toHaveTextContent(/Код не удалось показать.*Баллы списаны, но магазин не прислал код/)
  expect(within(dialog).queryByRole('button', { name: /Скопировать/ })).not.toBeInTheDocument()
})

it('points that were spent in another tab meanwhile are told before any are taken', async () => {
  const { user, question, exchange } = await askToExchange()
  score.available = 600
  await user.click(exchange)
  expect(await within(question).findByText(/^Баланс изменился. Проверьте/)).toBeVisible()
  expect(question).toHaveTextContent(/Сейчас600\sбаллов.*Останется100\sбаллов/)
  score.available = 400
  await user.click(exchange)
  expect(await within(question).findByText(/^Баланс изменился: не хватает 100\sбаллов/)).toBeVisible()
  // No write is mocked, so one would have failed the test.
  expect(exchange).toBeDisabled()
})

it('a price that the shop has changed meanwhile is told before any points are taken', async () => {
  const { user, question, exchange } = await askToExchange()
  prices[0] = 600
  await user.click(exchange)
  expect(await within(question).findByText(/^Цена изменилась. Проверьте/)).toBeVisible()
  expect(question).toHaveTextContent(/Обменять 600\sбаллов\?.*Останется100\sбаллов/)
  prices[0] = 900
  await user.click(exchange)
  expect(await within(question).findByText(/^Цена изменилась: не хватает 200\sбаллов/)).toBeVisible()
  // No write is mocked, so one would have failed the test.
  expect(exchange).toBeDisabled()
})

it.each(['price', 'balance'])('no points are taken while the %s cannot be read again', async (what) => {
  const { user, question, exchange } = await askToExchange()
  if (what === 'price') prices = { map: () => 'нет' } as never
  else score.available = 'семьсот' as never
  // No write is mocked, so one would fail the test.
  await user.click(exchange)
  expect(await within(question).findByText(SERVICE_UNAVAILABLE)).toBeVisible()
})

it.each([
  [21, 'балла'],
  [3, 'баллов'],
])('%d missing points stand in the genitive', async (missing, noun) => {
  score.available = 1000 - missing
  await askToExchange()
  expect(screen.getByText(new RegExp(`^Не хватает ${missing}\\s${noun}$`))).toBeInTheDocument()
})

it('a certificate without an id is bought by its denomination, after its price was read again', async () => {
  shop()
    .get('/api/v1/profile/score/')
    .times(3)
    .reply(200, () => success(score))
  const certs = [
    { ...certificate(1, 500), id: null },
    { ...certificate(2, 300), id: null },
  ]
  shop().get(CERTS).times(3).optionally().reply(200, success({ certs }))
  const code = { ...dataOf('buyPromoCode'), promo_code: 'YASNO-500-7' }
  shop()
    .post('/api/v2/internal/linzmaster/buy_promo_code/', { denomination_value: 500 })
    .reply(200, success(code))
  const { user } = renderPage(<CertificatesCard />, '/promocodes/')
  await user.click(await screen.findByRole('radio', { name: /^Промокод на 500/ }))
  await user.click(screen.getByRole('button', { name: /^Обменять баллы: Промокод на 500/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Обменять' }))
  expect(await screen.findByText('YASNO-500-7')).toBeVisible()
})

it('the cheapest certificate that can be had is chosen, and what is left is told before the press', async () => {
  shop()
    .get('/api/v1/profile/score/')
    .reply(200, success({ ...score, available: 1200 }))
  const certs = [
    { ...certificate(1, 3000) },
    { ...certificate(2, 300), is_available: false },
    certificate(3, 1000),
    { ...certificate(4, 500), title: 'Подарок ко дню рождения' },
  ]
  shop().get(CERTS).reply(200, success({ certs }))
  const { user } = renderPage(<CertificatesCard />, '/promocodes/')
  expect(await screen.findByRole('radio', { name: /^Подарок ко дню рождения/ })).toBeChecked()
  expect(screen.getByText('Подарок ко дню рождения', { selector: '.small' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent(/^После обмена останется 700\sбаллов$/)
  expect(screen.getByText('Сейчас недоступен')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Промокод на 1000/ }))
  expect(screen.getByRole('status')).toHaveTextContent(/^После обмена останется 200\sбаллов$/)
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: /^Обменять баллы: Промокод на 1000/ }),
  ])
})
