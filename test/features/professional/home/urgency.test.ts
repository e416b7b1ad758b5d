import type { Specialist } from '#data/specialist/specialist'
import { homeCards, selectionsOfMonth } from '../../../../src/features/professional/home/urgency'

const NOW = new Date('2026-11-09T16:50:00+03:00')
const question = { id: 1, text: 'Сколько операций?', isMultiple: false, options: [] }
const selection = (createdAt: string | null) => ({ createdAt }) as Specialist['selections'][number]
const everything = {
  isMydocumentsAvailable: true,
  isStarsAllowed: true,
  stars: 12,
  questionnaire: { question, answers: [], isAwarded: false },
  selections: [selection('2026-11-09T10:00:00+03:00')],
}

it('orders the cards by urgency', () => {
  expect(homeCards(everything, NOW)).toEqual([
    ...['occasion', 'invites', 'documents', 'questionnaire', 'stars', 'materials', 'selections'],
  ])
})

it('a card whose flag is false, or that has nothing to ask for, does not exist', () => {
  const nothing = {
    isMydocumentsAvailable: false,
    isStarsAllowed: false,
    stars: 12,
    questionnaire: null,
    selections: [],
  }
  expect(homeCards(nothing, NOW)).toEqual(['occasion', 'invites', 'materials'])
  const answered = { question: null, answers: [], isAwarded: true }
  expect(homeCards({ ...everything, questionnaire: answered }, NOW)).not.toContain('questionnaire')
  expect(homeCards({ ...everything, stars: null }, NOW)).not.toContain('stars')
})

it('the newest selection comes first', () => {
  const all = ['2026-11-02T10:00:00+03:00', '2026-11-09T10:00:00+03:00', '2026-11-05T10:00:00+03:00'].map(
    selection,
  )
  expect(selectionsOfMonth({ selections: all }, NOW).map(({ createdAt }) => createdAt?.slice(8, 10))).toEqual(
    ['09', '05', '02'],
  )
})

it('the month is that of the shop', () => {
  const all = [
    '2026-10-31T20:59:00Z',
    '2026-10-31T21:00:00Z',
    '2026-11-30T20:59:00Z',
    '2026-11-30T21:00:00Z',
    null,
    'вчера',
  ].map(selection)
  expect(selectionsOfMonth({ selections: all }, NOW).map(({ createdAt }) => createdAt)).toEqual([
    '2026-11-30T20:59:00Z',
    '2026-10-31T21:00:00Z',
  ])
})
