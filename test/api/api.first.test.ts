import { api, beginAsking, keepAnswer, missing } from '../../src/api/api.first'
import { getScore } from '../../src/api/generated/promocodes'
import { answer, givenNumber, record } from '../../src/api/wire'
import { refusal, success } from '../support/shop'

interface Result {
  [name: string]: unknown
}

const build = () => {
  const { useScoreQuery, endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      score: build.query({
        query: () => ({ call: getScore }),
        responseSchema: answer(record({ available: givenNumber })),
      }),
    }),
  }) as unknown as {
    useScoreQuery: (arg?: unknown, options?: object) => Result
    endpoints: { score: Result }
  }
  beginAsking()
  // A copy, because a matcher asks for more than there is.
  const shown = (...given: Parameters<typeof useScoreQuery>) => ({ ...useScoreQuery(...given) })
  return { ask: useScoreQuery, shown, endpoint: endpoints.score }
}

const bring = (body: unknown, status = 200) =>
  keepAnswer(getScore.path, Promise.resolve({ status, text: JSON.stringify(body) }))

it('notes what has not been answered, and shows what has', async () => {
  const { shown } = build()
  expect(shown()).toMatchObject({ data: undefined, isLoading: true, isFetching: true, isSuccess: false })
  expect(missing()).toEqual([getScore.path])
  expect(await bring(success({ available: 7 }))).toBe(true)
  const data = { available: 7 }
  expect(shown()).toMatchObject({
    data,
    currentData: data,
    isLoading: false,
    isSuccess: true,
    isError: false,
  })
  expect(missing()).toEqual([])
})

it('asks for nothing that is skipped', () => {
  const { shown } = build()
  expect(shown(undefined, { skip: true })).toMatchObject({
    data: undefined,
    isLoading: false,
    isUninitialized: true,
  })
  expect(missing()).toEqual([])
})

it('leaves a failure to React', async () => {
  expect(await bring(refusal(1, 'Нет'))).toBe(false)
  expect(await keepAnswer(getScore.path, Promise.reject(new TypeError('no network')))).toBe(false)
  expect(await keepAnswer(getScore.path, undefined)).toBe(false)
})

it('throws by name for what a query or an endpoint lacks', () => {
  const { ask, endpoint } = build()
  expect(() => ask()['fulfilledTimeStamp']).toThrow('fulfilledTimeStamp')
  expect(() => endpoint['initiate']).toThrow('initiate')
})
