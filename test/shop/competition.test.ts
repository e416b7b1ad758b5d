/** @jest-environment node */
import fc from 'fast-check'
import { rated, sorted } from '../../examples/shop/api/calls/competition'
import { competitionOf } from '../../examples/shop/api/seed/competition'
import { openShop } from './openShop'

const { videos } = competitionOf(new Date('2026-03-05T09:00:00Z'), 60)

it('equal values keep their order, whichever order the videos come in', () => {
  const mixed = fc.shuffledSubarray(videos, { minLength: videos.length })
  fc.assert(
    fc.property(mixed, fc.constantFrom('new', 'popular', 'rating'), (any, sort) => {
      expect(sorted(any, sort).map(({ id }) => id)).toEqual(sorted(videos, sort).map(({ id }) => id))
    }),
  )
})

it('the average is that of all ratings, and a change replaces the own one', () => {
  const mark = fc.integer({ min: 1, max: 5 })
  fc.assert(
    fc.property(
      fc.array(mark, { maxLength: 30 }),
      fc.array(mark, { minLength: 1, maxLength: 5 }),
      (others, own) => {
        const sum = others.reduce((total, value) => total + value, 0)
        let rating: Parameters<typeof rated>[0] = {
          average: others.length > 0 ? sum / others.length : 0,
          count: others.length,
          own: null,
        }
        for (const value of own) {
          rating = rated(rating, value)
          expect(rating.count).toBe(others.length + 1)
          expect(rating.average).toBeCloseTo((sum + value) / (others.length + 1), 6)
          expect(rating.own).toBe(value)
        }
      },
    ),
  )
})

it('pages together hold every video once', async () => {
  const call = openShop().visitor('videos-200.a')
  const ids: number[] = []
  for (let page = 1; page <= 17; page++) {
    const { data } = await call('getCompetition', { query: { sort: 'popular', page, per_page: 12 } })
    expect(data.total).toBe(200)
    ids.push(...data.videos.map(({ id }) => id))
  }
  expect(new Set(ids).size).toBe(200)
})

it('a view and a rating are kept; a rating of 0, without a token and after the end is refused', async () => {
  const shop = openShop()
  const call = shop.visitor('full.a')
  const read = async () => (await call('getCompetition')).data.videos.find(({ id }) => id === 702)
  const before = await read()
  await call('viewVideo', { path: { id: 702 } })
  await call('rateVideo', { path: { id: 702 }, body: { value: 2 } })
  expect(await read()).toMatchObject({
    views: (before?.views ?? 0) + 1,
    rating: { own: 2, count: (before?.rating.count ?? 0) + 1 },
  })
  const rate = (token: string | undefined, value: number) =>
    shop.visitor(token)('rateVideo', { path: { id: 702 }, body: { value } })
  expect((await rate('full.a', 0)).status).toBe(422)
  expect((await rate(undefined, 4)).status).toBe(401)
  expect((await rate('competition-finished.a', 4)).errors).toEqual([
    { code: 400, message: 'Конкурс завершён, оценки больше не меняются' },
  ])
})
