/** @jest-environment node */
import fc from 'fast-check'
import { cldeq8 } from '#data/screenings/cldeq8'
import { osdi6 } from '#data/screenings/osdi6'
import { lensToOrder, refraction } from '#domain/optics/refraction'
import { openShop } from './openShop'

const visitor = () => openShop().visitor('full.screenings')

it.each([
  ['osdi6', [0, 0, 0, 0, 0, 0], 0, 'none'],
  ['osdi6', [1, 1, 1, 0, 0, 0], 3, 'none'],
  ['osdi6', [1, 1, 1, 1, 0, 0], 4, 'positive'],
  ['osdi6', [4, 4, 4, 4, 4, 4], 24, 'positive'],
  ['cldeq8', [0, 0, 0, 0, 0, 0, 0, 1], 1, 'none'],
  ['cldeq8', [1, 1, 1, 1, 1, 1, 4, 1], 11, 'none'],
  ['cldeq8', [1, 1, 1, 1, 1, 1, 4, 2], 12, 'positive'],
  ['cldeq8', [4, 5, 4, 5, 4, 5, 4, 6], 37, 'positive'],
] as const)('%s: the sum of %j is %i, and the level %s', async (code, answers, score, level) => {
  const max_score = code === 'osdi6' ? osdi6.max : cldeq8.max
  const expected = { score, max_score, level: expect.objectContaining({ code: level }) as unknown }
  const call = visitor()
  expect(
    (await call('calculate', { path: { kind: code }, body: { answers: [...answers] } })).data,
  ).toMatchObject(expected)
  expect(
    (await call('saveDryEyeResult', { body: { test_code: code, answers: [...answers] } })).data,
  ).toMatchObject(expected)
})

it.each([
  ['osdi6', [0, 0, 0, 0, 0]],
  ['osdi6', [0, 0, 0, 0, 0, 5]],
  ['osdi6', [0, 0, 0, 0, 0, -1]],
  ['cldeq8', [0, 0, 0, 0, 0, 0, 0, 0]],
  ['cldeq8', [5, 0, 0, 0, 0, 0, 0, 1]],
  ['cldeq8', [0, 6, 0, 0, 0, 0, 0, 1]],
] as const)('%s: answers %j are refused, and nothing is saved', async (code, answers) => {
  const call = visitor()
  const before = await call('getDryEyeResults')
  const saved = await call('saveDryEyeResult', { body: { test_code: code, answers: [...answers] } })
  expect(saved).toMatchObject({ status: 422, data: { answers: [expect.any(String)] } })
  expect(await call('getDryEyeResults')).toEqual(before)
})

it('a lens is the one that the calculator orders: both meridians come nearer to the eye', async () => {
  const call = visitor()
  const spectacles = { sphere: -5.5, cylinder: -1.25, axis: 165 }
  expect((await call('calculate', { path: { kind: 'lens' }, body: spectacles })).data).toEqual({
    sphere: -5.25,
    cylinder: -1,
    axis: 165,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: -16, max: -1 }),
      fc.integer({ min: 1, max: 180 }),
      async (sphere, cylinder, axis) => {
        const given = { sphere: sphere / 4, cylinder: cylinder / 4, axis }
        const lens = lensToOrder(refraction(given.sphere, given.cylinder, axis), 12)
        const { data } = await call('calculate', { path: { kind: 'lens' }, body: given })
        expect(data).toEqual(lens.cylinder === 0 ? { ...lens, cylinder: null } : lens)
      },
    ),
    { numRuns: 20 },
  )
})

it.each([
  [{ sphere: -5, cylinder: -1 }, 'axis'],
  [{ sphere: -5, cylinder: -1, axis: 181 }, 'axis'],
  [{ sphere: 31 }, 'sphere'],
  [{ sphere: -20, cylinder: -15, axis: 90 }, 'cylinder'],
  [{ sphere: 5, vertex_distance: 200 }, 'vertex_distance'],
])('the lens of %j is refused beside %s', async (spectacles, field) => {
  const { status, data } = await visitor()('calculate', { path: { kind: 'lens' }, body: spectacles })
  expect(status).toBe(422)
  expect(Object.keys(data)).toEqual([field])
})
