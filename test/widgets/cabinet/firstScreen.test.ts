import { readAccount, readScore } from '../../../widgets/cabinet/firstScreen/read'
import { account, refusal, success } from '../../support/shop'

const answer = (body: unknown, status = 200) =>
  Promise.resolve({ status, text: typeof body === 'string' ? body : JSON.stringify(body) })

const score = { available: 1840, pending: 0, spent: 0, expiring: [{ points: 240, expires_at: '2100-12-17' }] }
const burning = (batch: unknown) => success({ ...score, expiring: [batch] })

it.each([
  ['what the menu shows', success(account), { id: 1, name: 'Анна', initials: 'АК', friends: 'cabinet' }],
  [
    'a candidate',
    success({ ...account, is_friends_application_exist: false }),
    { id: 1, name: 'Анна', initials: 'АК', friends: 'club' },
  ],
])('the first screen reads %s from the account', async (_, body, expected) => {
  expect(await readAccount(answer(body))).toEqual(expected)
})

it.each([
  ['a guest', success({ ...account, consumer: null })],
  ['an ended session', refusal(8001, 'Сессия истекла')],
  ['an old token', refusal(5011, 'Токен устарел', { token: 'new' })],
  ['a consumer without a name', success({ ...account, consumer: { id: 1 } })],
  ['a consumer without an id', success({ ...account, consumer: { name: 'Анна', last_name: '' } })],
  ['data that are none', success('data')],
  ['a page of a proxy', '<html>'],
])('the first screen leaves %s to React', async (_, body) => {
  expect(await readAccount(answer(body))).toBeUndefined()
})

it('the first screen leaves failed calls to React', async () => {
  expect(await readAccount(answer(success(account), 502))).toBeUndefined()
  expect(await readScore(Promise.reject(new TypeError('no network')))).toBeUndefined()
  expect(await readScore(undefined)).toBeUndefined()
})

it('the first screen reads the points, and leaves odd ones to React', async () => {
  expect(await readScore(answer(success(score)))).toMatchObject({
    available: 1840,
    expiring: [{ points: 240, expiresAt: '2100-12-17' }],
  })
  const odd = [
    success({ ...score, available: '1840' }),
    success({ ...score, expiring: null }),
    burning({ points: 240 }),
    burning(null),
    burning({ points: 240, expires_at: 'soon' }),
  ]
  for (const body of odd) expect(await readScore(answer(body))).toBeUndefined()
})
