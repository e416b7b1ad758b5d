/** @jest-environment node */
import { openShop } from './openShop'

const good = {
  response_id: 'a1',
  answers: { 11: 1102, 12: [1202], 21: { 2151: 2101, 2152: 2102, 2153: 2103 }, 22: 12, 31: 9 },
  other: {},
}

const send = (body: object = good, code = 'lenses', shop = openShop()) =>
  shop.visitor(undefined)('sendSurveyAnswers', { path: { code }, body })

it('nobody answers: neither token nor CSRF header is asked for, and no cookie is set', async () => {
  const { app } = openShop({ hasCookies: true })
  const read = await app.request('/api/v2/internal/survey/lenses/')
  const sent = await app.request('/api/v2/internal/survey/lenses/answers/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(good),
  })
  for (const { status, headers } of [read, sent]) {
    expect(status).toBe(200)
    expect(headers.get('Set-Cookie')).toBeNull()
  }
})

it('a response counts once, and is answered as before also when the survey has ended meanwhile', async () => {
  const shop = openShop()
  expect((await send(good, 'lenses', shop)).status).toBe(200)
  // A repeated response is accepted, whatever its answers are.
  expect((await send({ ...good, answers: {} }, 'lenses', shop)).status).toBe(200)
  expect((await send({ ...good, response_id: 'a2', answers: {} }, 'lenses', shop)).status).toBe(422)
})

it.each([
  ['what is required is missing', { 11: 1102 }, '12'],
  ['a condition hides it', { ...good.answers, 11: 1103 }, '22'],
  ['the option is none', { ...good.answers, 11: 9 }, '11'],
  ['a row is missing', { ...good.answers, 21: { 2151: 2101 } }, '21'],
  ['the number is no whole one', { ...good.answers, 22: 3.5 }, '22'],
  ['the number is out of range', { ...good.answers, 22: 25 }, '22'],
  ['the scale ends before', { ...good.answers, 31: 11 }, '31'],
  ['nobody asks that', { ...good.answers, 99: 1 }, '99'],
  ['an own text is missing', { ...good.answers, 11: 1104 }, '11'],
] as const)('answers are refused beside their question when %s', async (_, answers, field) => {
  const { status, data } = await send({ ...good, answers })
  expect(status).toBe(422)
  expect(Object.keys(data as unknown as object)).toContain(field)
})

it('a survey that has ended, and one that is none, take no answers', async () => {
  expect((await send(good, 'closed')).errors).toEqual([{ code: 409, message: 'Опрос завершён' }])
  expect((await send(good, 'none')).status).toBe(404)
})
