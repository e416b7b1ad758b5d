import { screen, waitFor } from '@testing-library/react'
import { CallbackCard } from '#features/account/callback/CallbackCard'
import { on } from '#host/on'
import { shop, success } from '../../../support/shop'
import { renderCard } from '../../../support/renderPage'

const PATH = '/api/v1/landing-p1/sendCall/'
const requested = jest.fn()
on('callback-requested', requested)

beforeEach(() => jest.clearAllMocks())

async function fill() {
  const { user } = renderCard(<CallbackCard />)
  expect(screen.getByRole('heading', { level: 2, name: 'Заказать звонок' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Телефон' }), '9161234567')
  return user
}
const consent = () => screen.getByRole('checkbox', { name: /^Согласен с политикой обработки/ })
const send = () => screen.getByRole('button', { name: 'Жду звонка' })

it('a number is asked to be called, and the page is told', async () => {
  const user = await fill()
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Анна ')
  await user.click(consent())
  shop().post(PATH, { phone: '9161234567', country: 'ru', name: 'Анна' }).reply(200, success(null))
  await user.click(send())
  expect(await screen.findByText('Мы перезвоним по номеру +7 (916) 123-45-67')).toBeVisible()
  expect(requested).toHaveBeenCalledTimes(1)
})

it('without consent nothing is sent', async () => {
  const user = await fill()
  await user.click(send())
  expect(await screen.findByText('Нужно согласие')).toBeVisible()
  await waitFor(() => expect(consent()).toHaveFocus())
  expect(requested).not.toHaveBeenCalled()
})

it('a refused number says so at its field, and nobody is told', async () => {
  const user = await fill()
  await user.click(consent())
  shop()
    .post(PATH, { phone: '9161234567', country: 'ru', name: null })
    .reply(422, { status: 'error', data: { phone: ['Такого номера нет'] }, errors: [] })
  await user.click(send())
  expect(await screen.findByText('Такого номера нет')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveAccessibleDescription(/Такого номера нет/)
  expect(requested).not.toHaveBeenCalled()
})
