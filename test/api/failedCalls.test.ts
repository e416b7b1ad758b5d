import { getBasket } from '../../src/api/generated/basket'
import { tellBrokenAnswer } from '../../src/api/failedCalls'
import { parseEnvelope } from '../../src/api/parseEnvelope'
import { hear } from '../support/events'

const errors = [{ code: 1, message: 'Так нельзя' }]

beforeEach(() => jest.spyOn(console, 'warn').mockReset())

it.each([
  [500, { status: 'error', data: null, errors }, 'http'],
  [400, { status: 'error', data: null, errors }, undefined],
  [500, { status: 'error', data: null, errors: [] }, 'http'],
  [502, '<!doctype html>', 'http'],
  [200, '<!doctype html>', 'json'],
])('an answer of %i with %j is a problem: %s', (status, body, reason) => {
  const problems = hear('problem')
  const answer = { status, text: typeof body === 'string' ? body : JSON.stringify(body) }
  const call = { ...getBasket, path: `/v2/internal/${status}/${JSON.stringify(body).length}/` }
  const result = parseEnvelope(answer, true)
  if ('error' in result) tellBrokenAnswer(call, answer, result.error)
  expect(problems.map(([, problem]) => problem.reason)).toEqual(reason === undefined ? [] : [reason])
})
