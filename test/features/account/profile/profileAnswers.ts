import '../../../support/dialog'
import { screen, waitFor } from '@testing-library/react'
import nock from 'nock'
import { shop, success } from '../../../support/shop'

export const CONSUMER = '/api/v2/internal/consumer/info/'
export const SAVE = '/api/v2/internal/account/info/'

export const consumer = {
  id: 1,
  name: 'Анна',
  last_name: 'Ковалёва',
  second_name: null,
  phone: '9161234567',
  country: 'ru',
  email: 'anna@pochta.ru',
  birthday: '1991-04-17',
  gender: 'female',
  residence: { fias_id: 'f-1', name: 'Москва', region: 'Москва' },
  is_birthday_change_available: false,
  is_bonus_points_for_review_available: true,
  unsubscribe_mailings: false,
  unsubscribe_calls: true,
}

/** The request body if nothing was changed. */
export const record = {
  name: 'Анна',
  last_name: 'Ковалёва',
  second_name: null,
  birthday: '1991-04-17',
  gender: 'female',
  fias_id: 'f-1',
  unsubscribe_mailings: false,
  unsubscribe_calls: true,
}

export const answerConsumer = (changes: object = {}) =>
  shop()
    .get(CONSUMER)
    .reply(200, success({ ...consumer, ...changes }))

/** Mocks one write, whose body must be exactly this. */
export const expectSave = (path: string, body: object, status = 200, answer: object = success({})) =>
  shop()
    .post(path, (sent) => {
      expect(sent).toEqual(body)
      return true
    })
    .reply(status, answer)

/** Mocks a write of the whole profile, and the read before it: another tab may have changed the record. */
export function expectProfileSave(
  body: object,
  before: object = {},
  status = 200,
  answer: object = success({}),
) {
  answerConsumer(before)
  return expectSave(SAVE, body, status, answer)
}

/** Mocks the cities that the shop suggests, for any number of requests. */
export const answerCities = (...suggests: object[]) =>
  shop().persist().post('/api/v1/locations/suggest/city/').optionally().reply(200, success({ suggests }))

export const invalid = (data: Record<string, string[]>) => ({ status: 'error', data, errors: [] })

/** Waits for the refetch after a save: a late one would consume the next test's response. */
export const settled = () => waitFor(() => expect(nock.pendingMocks()).toEqual([]))

export const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name })
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})
