import { beginAsking, earlyApi, keepAnswer, missing } from '../../src/api/earlyApi'
import { startEarly } from '../../src/api/early'
import { pageState } from '../../src/host/pageState'
import nock from 'nock'
import { getScore } from '../../src/api/generated/promocodes'
import { answer, givenNumber, record } from '../../src/api/wire'
import { refusal, success } from '../support/shop'

interface Result {
  [name: string]: unknown
}

const build = () => {
  const { useScoreQuery, endpoints } = earlyApi.injectEndpoints({
    endpoints: (build) => ({
      score: build.query({
        query: () => ({ call: getScore }),
        responseSchema: answer(record({ available: givenNumber })),
      }),
    }),
  }) as {
    useScoreQuery: (arg?: unknown, options?: object) => Result
    endpoints: { score: Result }
  }
  beginAsking()
  // The result is copied, because a matcher would read more properties of it.
  const shown = (...given: Parameters<typeof useScoreQuery>) => ({ ...useScoreQuery(...given) })
  return { ask: useScoreQuery, shown, endpoint: endpoints.score }
}

const bring = (body: object, status = 200) => {
  nock('https://shop.test').get(`/api${getScore.path}`).reply(status, body)
  return keepAnswer(getScore.path, startEarly(getScore))
}

beforeEach(() => pageState().early.clear())

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
  pageState().early.clear()
  nock('https://shop.test').get(`/api${getScore.path}`).replyWithError('no network')
  expect(await keepAnswer(getScore.path, startEarly(getScore))).toBe(false)
  expect(await keepAnswer(getScore.path, undefined)).toBe(false)
})

it('throws by name for what a query or an endpoint lacks', () => {
  const { ask, endpoint } = build()
  expect(() => ask()['startedTimeStamp']).toThrow('startedTimeStamp')
  expect(() => endpoint['initiate']).toThrow('initiate')
})

it('shows nothing of another token, and nothing that came more than 15 seconds ago', async () => {
  const { shown } = build()
  await bring(success({ available: 7 }))
  expect(shown()['data']).toEqual({ available: 7 })
  window.pageConfig = { token: 'of somebody else' }
  expect(shown()['data']).toBeUndefined()
  window.pageConfig = { token: 'session-token' }
  pageState().early.clear()
  await bring(success({ available: 8 }))
  const came = [...pageState().early.values()][0]?.since ?? NaN
  const clock = jest.spyOn(Date, 'now').mockReturnValue(came + 14_999)
  expect(shown()['data']).toEqual({ available: 8 })
  clock.mockReturnValue(came + 15_000)
  expect(shown()['data']).toBeUndefined()
  expect(missing()).toEqual([getScore.path])
  clock.mockRestore()
})
