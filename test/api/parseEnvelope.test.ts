import { SERVICE_UNAVAILABLE } from '../../src/domain/ApiError'
import { parseEnvelope } from '../../src/api/parseEnvelope'

const read = (status: number, body: unknown, signedIn = true) =>
  parseEnvelope({ status, text: JSON.stringify(body) }, signedIn)
const refused = (...errors: { code: number; message: string }[]) => ({ status: 'error', data: null, errors })

describe('an answer that succeeded', () => {
  it('a successful answer gives the data of the envelope', () => {
    expect(read(200, { status: 'success', data: { a: 1 }, errors: [] })).toEqual({ data: { a: 1 } })
  })

  it('a successful answer gives the whole body where the call has no envelope, as partner/add answers', () => {
    const answer = { status: 200, text: JSON.stringify({ success: true }) }
    expect(parseEnvelope(answer, true, true)).toEqual({ data: { success: true } })
    const refusal = { status: 200, text: JSON.stringify(refused({ code: 7, message: 'Нет' })) }
    expect(parseEnvelope(refusal, true, true)).toMatchObject({ error: { kind: 'refused', message: 'Нет' } })
  })

  it('the order of the keys in an envelope says nothing', () => {
    expect(read(200, { data: { a: 1 }, errors: [], status: 'success' })).toEqual({ data: { a: 1 } })
  })

  it('an answer is parsed once for all who read it', () => {
    const answer = { status: 200, text: '{"status":"success","data":{"a":1}}' }
    const parse = jest.spyOn(JSON, 'parse')
    parseEnvelope(answer, true)
    parseEnvelope(answer, true)
    expect(parse).toHaveBeenCalledTimes(1)
    parse.mockRestore()
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
      'wrong_code of a field',
      422,
      { status: 'error', data: { code: ['wrong_code'], comment: ['8'] }, errors: [] },
      { fields: { code: 'Неправильно введен код', comment: '8' } },
    ],
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

  it('what a 422 says of its fields is its message, also beside a general error', () => {
    const body = { ...refused({ code: 422, message: 'Ошибка' }), data: { lenses: ['Нет'], date: ['Занята'] } }
    expect(read(422, body)).toMatchObject({ error: { kind: 'invalid', message: 'Нет, Занята' } })
  })

  it.each([
    [{ recipient: { phone: ['Неверно'] } }, { 'recipient.phone': 'Неверно' }],
    [{ 'recipient.phone': 'Неверно' }, { 'recipient.phone': 'Неверно' }],
    [{ lenses: [{}, { offer_id: ['Нет', 'совсем'] }] }, { 'lenses.1.offer_id': 'Нет, совсем' }],
    [{ 'lenses[1].offer_id': ['Нет'] }, { 'lenses[1].offer_id': 'Нет' }],
    [[{ field: 'offer_id', message: 'Нет' }], { offer_id: 'Нет' }],
    [{ lenses: { 1: { offer_id: ['Нет'] } } }, { 'lenses.1.offer_id': 'Нет' }],
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

it.each([
  [{ success: false }],
  [{ success: true }],
  [{ code: 17, message: 'Чек уже есть' }],
  [{ data: { id: 5 } }],
  [{ status: 'ok', data: { id: 5 } }],
  [{ errors: [] }],
  [{}],
])('JSON that is no envelope counts as no answer of the service, whatever it says: %j', (body) => {
  for (const status of [200, 201, 400, 500])
    expect(read(status, body)).toEqual({ error: { kind: 'unavailable', message: SERVICE_UNAVAILABLE } })
})

describe('the fields of a refusal', () => {
  const body = { status: 'error', data: { message: 'Trace at line 7' }, errors: [] }

  it.each([200, 400, 422])('are read at %i', (status) => {
    expect(read(status, body)).toMatchObject({
      error: { kind: 'invalid', fields: { message: 'Trace at line 7' } },
    })
  })

  it.each([
    [401, 'unavailable'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('are not read at %i, where they would show the trace of a crash', (status, kind) => {
    expect(read(status, body)).toEqual({ error: { kind, message: SERVICE_UNAVAILABLE } })
  })
})

it.each([['<html>502</html>'], [''], ['{"status":"succ'], ['null'], ['[]'], ['"ok"'], ['7']])(
  '%j counts as no answer of the service',
  (text) => {
    expect(parseEnvelope({ status: 200, text }, true)).toEqual({
      error: { kind: 'unavailable', message: SERVICE_UNAVAILABLE },
    })
  },
)
