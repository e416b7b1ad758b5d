import '../../../support/dialog'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginDialog } from '#features/account/auth/LoginDialog'
import { sessionExpired } from '#store/session'
import { createStore } from '#store/store'
import { renderCard } from '../../../support/renderPage'
import { shop, success } from '../../../support/shop'

export type User = ReturnType<typeof userEvent.setup>

export const path = (call: string, type = 'consumer') => `/api/v2/internal/auth/${type}/${call}/`

/** Announces one call, which has to be made with exactly this body. */
export function expectCall(call: string, body: object, answer: object, status = 200, type?: string) {
  return shop()
    .post(path(call, type), (sent) => {
      expect(sent).toEqual(body)
      return true
    })
    .reply(status, answer)
}

export const known = { phone: '9161234567', country: 'ru' }
export const codeSent = success({ retry_after: 60 })

/** The login as code 8001 opens it; or, with `hasExpired` false, as a button of the page does. */
export function openLogin(user: User = userEvent.setup(), hasExpired = true) {
  const onClosed = jest.fn()
  const store = createStore()
  if (hasExpired) store.dispatch(sessionExpired())
  return { onClosed, ...renderCard(<LoginDialog onClosed={onClosed} />, store), user }
}

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
export const password = (name: string) => screen.findByLabelText(name)
export const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Types the number and asks for its code; the call itself is announced by the test. */
export async function askForCode(user: User, phone = known.phone) {
  await user.type(await field('Телефон'), phone)
  await press(user, 'Получить код')
}
