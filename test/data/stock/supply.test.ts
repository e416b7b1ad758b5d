import { addDays, shopToday } from '#domain/dates/days'
import { leftOfSupply, wearOf } from '#data/stock/supply'

describe('the shop’s day', () => {
  it.each([
    ['2026-03-04T20:59:59Z', '2026-03-04'],
    ['2026-03-04T21:00:00Z', '2026-03-05'],
  ])('the shop’s day is that of UTC+3: %s', (moment, day) => {
    expect(shopToday(new Date(moment))).toBe(day)
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-05T23:30:00+03:00', 0, '2026-03-05'],
  ])('%s plus %i days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result)
  })
})

describe('how lenses are worn', () => {
  it.each([
    [['daily', 'sphere'], null, 1],
    [['monthly'], 'daily', 30],
    [['sphere'], 'two_weeks', 14],
  ])(
    'how lenses are worn is known from the product, else from the customer: %j, %s',
    (types, replacement, daysPerLens) => {
      expect(wearOf([{ value: 30, unit: 'lenses' }], [...types, replacement])).toEqual({
        lensesInPack: 30,
        daysPerLens,
      })
    },
  )

  it('how lenses are worn is not guessed', () => {
    expect(wearOf([{ value: 30, unit: 'lenses' }], ['sphere', null])).toBeUndefined()
    expect(wearOf([{ value: 360, unit: 'ml' }], ['daily'])).toBeUndefined()
    expect(wearOf([], ['daily'])).toBeUndefined()
    expect(wearOf([{ value: 0, unit: 'lenses' }], ['daily'])).toBeUndefined()
  })
})

describe('what is left', () => {
  const daily = { lensesInPack: 30, daysPerLens: 1 }
  const monthly = { lensesInPack: 6, daysPerLens: 30 }
  const bought = { packsCount: 2, purchasedAt: '2026-03-01', eyes: 2 }

  it.each([
    ['on the day of the purchase', bought, daily, '2026-03-01', 30, '2026-03-31'],
    ['of daily lenses after ten days', bought, daily, '2026-03-11', 20, '2026-03-31'],
    ['of monthly ones: the pair in use counts', bought, monthly, '2026-03-30', 6, '2026-08-28'],
    ['of monthly ones on the 31st day', bought, monthly, '2026-03-31', 5, '2026-08-28'],
    ['for one eye', { ...bought, eyes: 1 }, daily, '2026-03-11', 50, '2026-04-30'],
    ['after the end', bought, daily, '2026-05-01', 0, '2026-03-31'],
    ['of what comes only tomorrow', bought, daily, '2026-02-28', 30, '2026-03-31'],
  ])('what is left: %s', (_, supply, wear, today, left, endsAt) => {
    expect(leftOfSupply(supply, wear, today)).toMatchObject({ left, endsAt })
  })
})
