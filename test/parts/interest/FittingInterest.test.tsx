import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { FittingInterest } from '#parts/interest/FittingInterest'
import { createStore } from '../../../src/store/store'
import { refusal, shop, success } from '../../support/shop'
import { renderCard } from '../../support/renderPage'

const PATH = '/api/v2/internal/interested_in_selection/'
const THANKS = 'Спасибо! Консультант свяжется с вами'

it('interest is sent with city and comment, once a visit', async () => {
  const store = createStore()
  const { user } = renderCard(<FittingInterest fiasId="f-1" />, store)
  await user.click(screen.getByRole('button', { name: 'Хочу подобрать линзы' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Хочу подобрать линзы' }))
  await user.type(dialog.getByRole('textbox', { name: /Комментарий/ }), 'По выходным')
  shop().post(PATH, { fias_id: 'f-1', comment: 'По выходным' }).reply(200, success(null))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(THANKS)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Хочу подобрать линзы' })).toBeNull()

  // The same customer opens another section.
  cleanup()
  renderCard(<FittingInterest fiasId={null} />, store)
  expect(screen.getByText(THANKS)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a refusal keeps the comment, and may be tried again', async () => {
  const { user } = renderCard(<FittingInterest fiasId={null} />)
  await user.click(screen.getByRole('button', { name: 'Хочу подобрать линзы' }))
  const dialog = within(await screen.findByRole('dialog'))
  shop().post(PATH, { fias_id: null, comment: null }).reply(400, refusal(1, 'Сейчас нельзя'))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await dialog.findByText('Сейчас нельзя')).toBeVisible()
  shop().post(PATH, { fias_id: null, comment: null }).reply(200, success(null))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText(THANKS)).toBeVisible()
})

it('a comment that was typed outlives the page, for instance a login in between', async () => {
  const opened = async () => {
    const { user } = renderCard(<FittingInterest fiasId={null} />)
    await user.click(screen.getByRole('button', { name: 'Хочу подобрать линзы' }))
    return { user, comment: within(await screen.findByRole('dialog')).getByRole('textbox') }
  }
  const { user, comment } = await opened()
  await user.type(comment, 'По выходным')
  cleanup()
  expect((await opened()).comment).toHaveValue('По выходным')
})

it.each([
  [
    'the city of the profile is sent',
    () => success({ id: 1, name: 'Анна', residence: { fias_id: 'f-2', name: 'Казань' } }),
    'f-2',
  ],
  ['a profile that cannot be read is no hindrance', () => refusal(1, 'Нет'), null],
])('%s', async (_, answer, fiasId) => {
  const { user } = renderCard(<FittingInterest />)
  await user.click(screen.getByRole('button', { name: 'Хочу подобрать линзы' }))
  shop().get('/api/v2/internal/consumer/info/').reply(200, answer())
  shop().post(PATH, { fias_id: fiasId, comment: null }).reply(200, success(null))
  await user.click(await screen.findByRole('button', { name: 'Отправить' }))
  expect(await screen.findByText(THANKS)).toBeVisible()
})
