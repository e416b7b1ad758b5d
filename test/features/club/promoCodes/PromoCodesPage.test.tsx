import { screen, within } from '@testing-library/react'
import { PromoCodesCard } from '#features/club/promoCodes/PromoCodesCard'
import { PromoCodesPage } from '#features/club/promoCodes/PromoCodesPage'
import { renderPage } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

const code = (promo_code: unknown, discount_value = 500) => ({
  promo_code,
  expired_date_iso: null,
  discount_value,
  link: '/catalog/',
  active_rules: '',
  for_purchase: '',
  where_to_use: '',
})

/** Answers all reads of the page; only the promo codes and the bought certificates differ between tests. */
function answer(codes: { active: unknown[]; used: unknown[] }, bought: unknown[] = []) {
  shop()
    .get('/api/v1/profile/score/')
    .reply(200, success({ available: 0, expiring: [] }))
  shop()
    .get('/api/v1/promo-code/certs/')
    .reply(200, success({ certs: [] }))
  shop().get('/api/v2/internal/personal/promocodes/').reply(200, success(codes))
  shop()
    .get('/api/v1/promo-code/personal/certs/history/')
    .reply(200, success({ certs: bought }))
}

it('a discount whose code is missing is shown, with nothing to copy or to hold out at the till', async () => {
  answer({ active: [code(' ROSA15 '), code('  '), code(null), code('', 0)], used: [code('')] }, [
    { id: 1, title: 'Сертификат', points_price: 500, promo_code: ' ' },
  ])
  const { user } = renderPage(<PromoCodesPage />, '/promocodes/')
  const active = screen.getByRole('region', { name: 'Активные промокоды' })
  const tickets = await within(active).findAllByRole('article', { name: /^Скидка 500/ })
  expect(tickets).toHaveLength(3)
  expect(within(active).getAllByText('Код не удалось показать')).toHaveLength(2)
  expect(
    within(active)
      .getAllByRole('button')
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  ).toEqual(['Скопировать промокод ROSA15', 'Показать на кассе промокод ROSA15'])
  expect(screen.getByRole('region', { name: 'Использованные и истёкшие' })).toHaveTextContent(
    'Код не удалось показать',
  )
  const history = screen.getByRole('region', { name: 'История обменов' })
  const folded = await within(history).findByText('код не удалось показать')
  expect(folded).not.toBeVisible()
  await user.click(within(history).getByText(/^1\sобмен$/))
  expect(folded).toBeVisible()
})

it('terms that all codes share are said once, and the others stay on their ticket', async () => {
  const terms = { active_rules: 'Один промокод на заказ', where_to_use: 'В корзине магазина' }
  answer({
    active: [
      { ...code('ROSA15'), ...terms, for_purchase: 'Для покупок от 600 ₽' },
      { ...code('MAY10'), ...terms, where_to_use: 'В оптике', for_purchase: 'Для покупок от 600 ₽' },
    ],
    used: [code('OLD')],
  })
  const { user } = renderPage(<PromoCodesPage />, '/promocodes/')
  expect(await screen.findByText(/^Один промокод на заказ\.$/)).toBeVisible()
  const [rosa, may] = screen.getAllByRole('article', { name: /^Скидка 500/ })
  expect(rosa).toHaveTextContent('Для покупок от 600 ₽В корзине магазина')
  expect(may).toHaveTextContent('Для покупок от 600 ₽В оптике')
  expect(screen.getByText('OLD')).not.toBeVisible()
  await user.click(screen.getByText('Использованные и истёкшие: 1'))
  expect(screen.getByText('OLD')).toBeVisible()
})

it('a code whose day has passed is not held out at the till as valid', async () => {
  answer({ active: [{ ...code('ROSA15'), expired_date_iso: '2020-11-05' }], used: [] })
  const { user } = renderPage(<PromoCodesPage />, '/promocodes/')
  await user.click(await screen.findByRole('button', { name: /^Показать на кассе/ }))
  const till = within(await screen.findByRole('dialog'))
  expect(till.queryByText(/^Действует до/)).not.toBeInTheDocument()
  expect(till.getByText('Срок истёк 5 ноября 2020')).toBeVisible()
})

it('a code whose day has passed is not shown as valid on the home page either', async () => {
  const past = { ...code('ROSA15'), expired_date_iso: '2020-11-05' }
  const coming = { ...code('ROSA16'), expired_date_iso: '2099-11-05' }
  shop()
    .get('/api/v2/internal/personal/promocodes/')
    .reply(200, success({ active: [past, coming], used: [] }))
  renderPage(<PromoCodesCard />)
  expect(await screen.findByText('срок истёк 5 ноября')).toBeVisible()
  expect(screen.getByText('до 5 ноября')).toBeVisible()
})

it('what is over is not said to have been valid until a coming day, nor to have cost nothing', async () => {
  answer(
    {
      active: [],
      used: [
        { ...code('SOON'), expired_date_iso: '2099-11-05' },
        { ...code('LATE'), expired_date_iso: '2020-11-05' },
      ],
    },
    [{ id: 1, title: 'Сертификат', promo_code: 'SOON' }],
  )
  const { user } = renderPage(<PromoCodesPage />, '/promocodes/')
  await user.click(await screen.findByText('Использованные и истёкшие: 2'))
  expect(screen.getByText(/^Действовал до/)).toHaveTextContent(/^Действовал до 5\sноября 2020$/)
  const exchanges = within(await screen.findByRole('region', { name: 'История обменов' }))
  await user.click(await exchanges.findByText(/^1\sобмен$/))
  expect(exchanges.getByText('Сертификат')).toBeVisible()
  expect(exchanges.queryByText(/баллов$/)).not.toBeInTheDocument()
})
