import { screen, waitFor } from '@testing-library/react'
import type nock from 'nock'
import { SubscriptionsCard } from '../../../../src/features/account/profile/SubscriptionsCard'
import { refusal, shop, success } from '../../../support/shop'
import { answerConsumer, expectSave, openCard, record, SAVE, settled } from './openCard'

const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const mailings = () => box(/рассылку/)
const calls = () => box(/звонки/)

/** The store tells of a change in the next frame. */
const shows = (find: typeof mailings, isChecked: boolean) =>
  waitFor(async () => expect((await find()).matches(':checked')).toBe(isChecked))

function open() {
  answerConsumer()
  return openCard(<SubscriptionsCard />)
}

it('shows the inverse of what the server keeps', async () => {
  open()
  expect(await mailings()).toBeChecked()
  expect(await calls()).not.toBeChecked()
})

/** A write that the server answers when it is told to. */
function heldSave(body: object, status: number, answer: nock.Body) {
  let go = () => {}
  const told = new Promise<void>((resolve) => (go = resolve))
  shop()
    .post(SAVE, body as nock.DataMatcherMap)
    .reply(async () => {
      await told
      return [status, answer]
    })
  return () => go()
}

it('counts at once, by the keyboard, too, and is told when the server has it', async () => {
  const user = open()
  ;(await calls()).focus()
  const go = heldSave({ ...record, unsubscribe_calls: false }, 200, success({}))
  answerConsumer({ unsubscribe_calls: false })
  await user.keyboard(' ')
  await shows(calls, true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  go()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Звонки включены'))
  expect(await calls()).toBeChecked()
  await settled()
})

it('goes back to what it was when the server does not take it, and says so', async () => {
  const user = open()
  const go = heldSave({ ...record, unsubscribe_mailings: true }, 400, refusal(1, 'Попробуйте завтра'))
  answerConsumer()
  await user.click(await mailings())
  await shows(mailings, false)
  go()
  expect(await screen.findByText('Не сохранилось. Попробуйте завтра')).toBeVisible()
  expect(await mailings()).toBeChecked()
  await settled()
})

it('sends the second choice together with the first, though that is still on its way', async () => {
  const user = open()
  const go = heldSave({ ...record, unsubscribe_mailings: true }, 200, success({}))
  expectSave(SAVE, { ...record, unsubscribe_mailings: true, unsubscribe_calls: false })
  answerConsumer({ unsubscribe_mailings: true, unsubscribe_calls: false })
  await user.click(await mailings())
  await shows(mailings, false)
  await user.click(await calls())
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Звонки включены'))
  go()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Рассылка отключена'))
  expect(await mailings()).not.toBeChecked()
  expect(await calls()).toBeChecked()
  await settled()
})

it('believes the server when two choices have crossed', async () => {
  const user = open()
  const go = heldSave({ ...record, unsubscribe_mailings: true }, 200, success({}))
  expectSave(SAVE, record)
  answerConsumer({ unsubscribe_mailings: true })
  await user.click(await mailings())
  await shows(mailings, false)
  await user.click(await mailings())
  await shows(mailings, true)
  go()
  await shows(mailings, false)
})
