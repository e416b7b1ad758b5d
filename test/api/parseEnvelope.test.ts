import { SERVICE_UNAVAILABLE } from '../../src/domain/ApiError'
import { parseEnvelope } from '../../src/api/parseEnvelope'

const read = (status: number, body: unknown, signedIn = true) =>
  parseEnvelope(status, JSON.stringify(body), signedIn)
const refused = (...errors: { code: number; message: string }[]) => ({ status: 'error', data: null, errors })

describe('an answer that succeeded', () => {
  it('a successful answer gives the data of the envelope', () => {
    expect(read(200, { status: 'success', data: { a: 1 }, errors: [] })).toEqual({ data: { a: 1 } })
  })

  it('a successful answer gives the whole body where there is no envelope, as partner/add answers', () => {
    expect(read(200, { success: true })).toEqual({ data: { success: true } })
  })
})

describe('what each error code does (contract 6.1)', () => {
  it.each([
    ['9001', 403, refused({ code: 9001, message: 'Нельзя' }), { kind: 'restricted', message: 'Нельзя' }],
    ['8001', 401, refused({ code: 8001, message: 'Истекла' }), { kind: 'signedOut', message: 'Истекла' }],
    [
      '8',
      400,
      refused({ code: 8, message: 'too many' }),
      { message: 'Вы превысили максимальное количество отправленных SMS' },
    ],
    ['wrong_code', 400, refused({ code: 1, message: 'wrong_code' }), { message: 'Неправильно введен код' }],
    [
      'a message that is a name of JavaScript’s own',
      400,
      refused({ code: 1, message: 'constructor' }),
      { message: 'constructor' },
    ],
    [
      'other errors, joined',
      400,
      refused({ code: 1, message: 'Одно' }, { code: 2, message: 'другое' }),
      { kind: 'refused', message: 'Одно, другое' },
    ],
    [
      'any envelope with 200',
      200,
      refused({ code: 2, message: 'Чек уже есть' }),
      { message: 'Чек уже есть' },
    ],
    ['403 without 9001', 403, refused({ code: 7, message: 'Не ваше' }), { kind: 'forbidden' }],
    ['404', 404, refused({ code: 7, message: 'Нет такого' }), { kind: 'notFound' }],
  ])('the kind of an error: %s', (_, status, body, error) => {
    expect(read(status, body)).toMatchObject({ error })
  })

  it('the messages of each field of a 422 are joined by commas', () => {
    const body = { status: 'error', data: { email: ['Неверно', 'занято'], name: 'Пусто' }, errors: [] }
    expect(read(422, body)).toMatchObject({
      error: { kind: 'invalid', fields: { email: 'Неверно, занято', name: 'Пусто' } },
    })
  })

  it.each([
    [{ recipient: { phone: ['Неверно'] } }, { 'recipient.phone': 'Неверно' }],
    [{ 'recipient.phone': 'Неверно' }, { 'recipient.phone': 'Неверно' }],
    [{ lenses: [{}, { offer_id: ['Нет', 'совсем'] }] }, { 'lenses.1.offerId': 'Нет, совсем' }],
    [{ 'lenses[1].offer_id': ['Нет'] }, { 'lenses.1.offerId': 'Нет' }],
    [[{ field: 'offer_id', message: 'Нет' }], { offerId: 'Нет' }],
    [{ lenses: { 1: { offer_id: ['Нет'] } } }, { 'lenses.1.offerId': 'Нет' }],
  ])('a message within a record or a list stands under its path: %j', (data, fields) => {
    expect(read(422, { status: 'error', data, errors: [] })).toMatchObject({
      error: { kind: 'invalid', fields },
    })
  })

  it('the new token of 5011 is no part of the error', () => {
    const body = { ...refused({ code: 5011, message: 'Устарел' }), data: { token: 'new' } }
    expect(read(400, body)).toEqual({ error: { kind: 'tokenExpired', message: 'Устарел' }, newToken: 'new' })
  })

  it('8001 ends no session when nobody was signed in', () => {
    expect(read(401, refused({ code: 8001, message: 'Войдите' }), false)).toMatchObject({
      error: { kind: 'refused', message: 'Войдите' },
    })
  })
})

it.each([['<html>502</html>'], [''], ['{"status":"succ'], ['null'], ['[]'], ['"ok"'], ['7']])(
  '%j counts as no answer of the service',
  (text) => {
    expect(parseEnvelope(200, text, true)).toEqual({
      error: { kind: 'unavailable', message: SERVICE_UNAVAILABLE },
    })
  },
)
