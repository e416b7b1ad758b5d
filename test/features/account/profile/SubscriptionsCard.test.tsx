import { screen, waitFor } from '@testing-library/react'
import type nock from 'nock'
import { SubscriptionsCard } from '#features/account/profile/SubscriptionsCard'
import { refusal, shop, success } from '../../../support/shop'
import { PersonalDataCard } from '#features/account/profile/PersonalDataCard'
import {
  answerCities,
  answerConsumer,
  button,
  consumer,
  CONSUMER,
  expectProfileSave,
  record,
  SAVE,
  settled,
  textbox,
} from './profileAnswers'
import { renderCard } from '../../../support/renderPage'

const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const mailings = () => box(/рассылку/)
const calls = () => box(/звонки/)

/** The store notifies components of a change in the next frame. */
const shows = (find: typeof mailings, isChecked: boolean) =>
  waitFor(async () => expect((await find()).matches(':checked')).toBe(isChecked))

function open() {
  answerConsumer()
  return renderCard(<SubscriptionsCard />).user
}

it('mailings show the inverse of what the server keeps', async () => {
  open()
  expect(await mailings()).toBeChecked()
  expect(await calls()).not.toBeChecked()
})

/** Mocks a write whose response the test releases. */
function heldSave(body: object, status: number, answer: nock.Body) {
  let go = () => {}
  const told = new Promise<void>((resolve) => (go = resolve))
  answerConsumer()
  shop()
    .post(SAVE, body as nock.DataMatcherMap)
    .reply(async () => {
      await told
      return [status, answer]
    })
  return () => go()
}

it('a choice of mailings shows at once, also by keyboard, and is announced when saved', async () => {
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

it('a refused choice of mailings is undone and reported', async () => {
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

it('a second choice of mailings shows at once, and is sent on top of the first', async () => {
  const user = open()
  const go = heldSave({ ...record, unsubscribe_mailings: true }, 200, success({}))
  expectProfileSave(
    { ...record, unsubscribe_mailings: true, unsubscribe_calls: false },
    { unsubscribe_mailings: true },
  )
  answerConsumer({ unsubscribe_mailings: true, unsubscribe_calls: false })
  await user.click(await mailings())
  await shows(mailings, false)
  await user.click(await calls())
  await shows(calls, true)
  go()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Звонки включены'))
  expect(await mailings()).not.toBeChecked()
  expect(await calls()).toBeChecked()
  await settled()
})

it('a second choice of mailings does not bring back a first one that was refused', async () => {
  const user = open()
  const go = heldSave({ ...record, unsubscribe_mailings: true }, 400, refusal(1, 'Попробуйте завтра'))
  expectProfileSave({ ...record, unsubscribe_calls: false })
  answerConsumer({ unsubscribe_calls: false })
  await user.click(await mailings())
  await shows(mailings, false)
  await user.click(await calls())
  go()
  await settled()
  await shows(mailings, true)
  await shows(calls, true)
})

it('a refused choice of mailings leaves another that is still under way', async () => {
  const user = open()
  const refuse = heldSave({ ...record, unsubscribe_mailings: true }, 400, refusal(1, 'Попробуйте завтра'))
  const take = heldSave({ ...record, unsubscribe_calls: false }, 200, success({}))
  answerConsumer({ unsubscribe_calls: false })
  await user.click(await mailings())
  await shows(mailings, false)
  await user.click(await calls())
  await shows(calls, true)
  refuse()
  await shows(mailings, true)
  expect(await calls()).toBeChecked()
  take()
  await settled()
  expect(await calls()).toBeChecked()
})

it('consents are sent on top of personal data that were saved a moment before', async () => {
  answerConsumer()
  answerCities()
  const { user } = renderCard(
    <>
      <PersonalDataCard />
      <SubscriptionsCard />
    </>,
  )
  await user.type(await textbox('Имя'), '-Мария')
  expectProfileSave({ ...record, name: 'Анна-Мария' })
  // The saved profile is refetched; that response has not arrived when the choice is made.
  let answer = () => {}
  const told = new Promise<void>((resolve) => (answer = resolve))
  shop()
    .get(CONSUMER)
    .reply(async () => {
      await told
      return [200, success({ ...consumer, name: 'Анна-Мария' })]
    })
  await user.click(button('Сохранить'))
  expect(await screen.findByText('Изменения сохранены')).toBeVisible()
  expectProfileSave({ ...record, name: 'Анна-Мария', unsubscribe_calls: false }, { name: 'Анна-Мария' })
  answerConsumer({ name: 'Анна-Мария', unsubscribe_calls: false })
  await user.click(await calls())
  answer()
  expect(await screen.findByText('Звонки включены')).toBeVisible()
  await settled()
})

it('a choice of mailings changes nothing that another tab has saved meanwhile', async () => {
  const user = open()
  await calls()
  expectProfileSave({ ...record, name: 'Жанна', unsubscribe_calls: false }, { name: 'Жанна' })
  answerConsumer({ name: 'Жанна', unsubscribe_calls: false })
  await user.click(await calls())
  expect(await screen.findByText('Звонки включены')).toBeVisible()
  await settled()
})

it('after two crossing choices the server’s state is shown', async () => {
  const user = open()
  const go = heldSave({ ...record, unsubscribe_mailings: true }, 200, success({}))
  expectProfileSave(record, { unsubscribe_mailings: true })
  answerConsumer({ unsubscribe_mailings: true })
  await user.click(await mailings())
  await shows(mailings, false)
  await user.click(await mailings())
  await shows(mailings, true)
  go()
  await shows(mailings, false)
})
