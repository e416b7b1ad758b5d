import type { PaymentCode } from '#data/checkout/checkout'
import { checkoutChoices } from '../../../../src/features/shop/checkout/checkoutChoices'
import { checkoutRules, rulesWithoutTime } from '../../../../src/features/shop/checkout/checkoutRules'

const morning = { timeFrom: '10:00', timeTo: '14:00' }
const days = [
  { date: '2026-05-03', intervals: [morning] },
  { date: '2026-05-04', intervals: [] },
]
const allowed: PaymentCode[] = ['card', 'cash']
const nothing = { date: '', payment: '' }
const offered = { days, allowed }

it('the first day is proposed, with its times', () => {
  const { day, intervals, effective, rules } = checkoutChoices(nothing, offered)
  expect(day).toBe(days[0])
  expect(intervals).toEqual(['10:00–14:00'])
  expect(effective({ ...nothing, interval: '' })).toMatchObject({ date: '2026-05-03', interval: '' })
  expect(rules).toBe(checkoutRules)
})

it('a day that was chosen and has fallen away is none, and its time neither', () => {
  const { day, effective } = checkoutChoices({ ...nothing, date: '2026-05-01' }, offered)
  expect(day).toBeUndefined()
  expect(effective({ date: '2026-05-01', interval: '10:00–14:00' })).toMatchObject({ date: '', interval: '' })
})

it('days and times that cannot be read are said to be so, and not to be unavailable', () => {
  const partly = {
    days: days.slice(0, 1).map((day) => ({ ...day, hasUnreadable: true as const })),
    allowed,
    hasUnreadableDays: true,
  }
  expect(checkoutChoices({ ...nothing, date: '2026-05-01' }, partly).terms.gone).toEqual({
    unshown: 'Некоторые дни или часы доставки не удалось показать',
    date: '1\u00a0мая не удалось показать. Выберите другой день',
  })
  const { gone } = checkoutChoices({ ...nothing, date: '2026-05-03', interval: '18:00–20:00' }, partly).terms
  expect(gone.interval).toBe('Время 18:00–20:00 не удалось показать. Выберите другое')
  expect(checkoutChoices(nothing, offered).terms.gone).toEqual({})
})

it('a day without times needs none', () => {
  const { rules, isDrawn } = checkoutChoices({ ...nothing, date: '2026-05-04' }, offered)
  expect(rules).toBe(rulesWithoutTime)
  expect(isDrawn('interval')).toBe(false)
  expect(isDrawn('date')).toBe(true)
  expect(isDrawn('comment')).toBe(true)
})

it('without days there is no field for them, and a time is asked for once there are', () => {
  const { rules, isDrawn } = checkoutChoices(nothing, { days: [], allowed })
  expect(isDrawn('date')).toBe(false)
  expect(rules).toBe(checkoutRules)
})

it.each([
  ['card', 'card', 'card'],
  ['card_online', undefined, ''],
])('a way to pay counts as long as it is allowed: %s', (payment, shown, sent) => {
  const choices = checkoutChoices({ ...nothing, payment }, offered)
  expect(choices.payment).toBe(shown)
  expect(choices.effective({ payment, comment: 'Позвоните' })).toMatchObject({
    payment: sent,
    comment: 'Позвоните',
  })
})
