import { screen, waitFor } from '@testing-library/react'
import { SubscriptionsCard } from '../../../src/features/account/SubscriptionsCard'
import { refusal, shop } from '../../support/shop'
import { answerConsumer, expectSave, openCard, record, SAVE } from './openCard'

const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const mailings = () => box(/рассылку/)
const calls = () => box(/звонки/)

function open() {
  answerConsumer()
  return openCard(<SubscriptionsCard />)
}

it('shows the inverse of what the server keeps', async () => {
  open()
  expect(await mailings()).toBeChecked()
  expect(await calls()).not.toBeChecked()
})

it('counts at once, by the keyboard, too, and is told when the server has it', async () => {
  const user = open()
  ;(await calls()).focus()
  shop()
    .post(SAVE, (sent) => {
      expect(sent).toEqual({ ...record, unsubscribe_calls: false })
      return true
    })
    .delay(50)
    .reply(200, {})
  answerConsumer({ unsubscribe_calls: false })
  await user.keyboard(' ')
  expect(await calls()).toBeChecked()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Звонки включены'))
})

it('goes back to what it was when the server does not take it, and says so', async () => {
  const user = open()
  shop().post(SAVE).delay(50).reply(400, refusal(1, 'Попробуйте завтра'))
  answerConsumer()
  await user.click(await mailings())
  expect(await mailings()).not.toBeChecked()
  expect(await screen.findByText('Не сохранилось. Попробуйте завтра')).toBeVisible()
  expect(await mailings()).toBeChecked()
})

it('sends the second choice together with the first, though that is still on its way', async () => {
  const user = open()
  shop()
    .post(SAVE, { ...record, unsubscribe_mailings: true })
    .delay(100)
    .reply(200, {})
  expectSave(SAVE, { ...record, unsubscribe_mailings: true, unsubscribe_calls: false })
  answerConsumer({ unsubscribe_mailings: true, unsubscribe_calls: false })
  await user.click(await mailings())
  await user.click(await calls())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Рассылка отключена'))
  expect(await mailings()).not.toBeChecked()
  expect(await calls()).toBeChecked()
})

it('believes the server when two choices have crossed', async () => {
  const user = open()
  const first = { ...record, unsubscribe_mailings: true }
  shop().post(SAVE, first).delay(100).reply(200, {})
  expectSave(SAVE, record)
  answerConsumer({ unsubscribe_mailings: true })
  await user.click(await mailings())
  await user.click(await mailings())
  expect(await mailings()).toBeChecked()
  await waitFor(async () => expect(await mailings()).not.toBeChecked())
})
