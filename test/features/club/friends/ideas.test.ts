import fc from 'fast-check'
import { IDEAS, shownIdeas, tagsOf, withTags } from '../../../../src/features/club/friends/ideas'

const idea = fc.record({
  code: fc.oneof(fc.constantFrom(...IDEAS.map(({ code }) => code)), fc.string({ maxLength: 6 })),
  title: fc.string({ maxLength: 6 }),
  tags: fc.array(fc.constantFrom('история', 'совет', 'toString'), { maxLength: 3 }),
})

it('there are eight ideas, each once and with all its texts, whatever the shop sends', () => {
  fc.assert(
    fc.property(fc.array(idea, { maxLength: 20 }), (given) => {
      const shown = shownIdeas(given)
      expect(new Set(shown.map(({ code }) => code)).size).toBe(8)
      expect(shown.every(({ title, description }) => title !== '' && description !== '')).toBe(true)
    }),
  )
})

it('the shop renames an idea, and an idea that only the shop knows is shown, too', () => {
  const shown = shownIdeas([
    { code: 'winter', title: 'Линзы зимой', tags: ['зима'] },
    { code: 'travel', title: 'В пути', tags: [] },
  ])
  expect(shown.slice(0, 2).map(({ title, tags }) => [title, tags])).toEqual([
    ['В пути', ['совет', 'путешествия']],
    ['Линзы зимой', ['зима']],
  ])
})

it('tags add up, and without a tag every idea is found', () => {
  const one = withTags(IDEAS, new Set(['обзор'])).length
  expect(one).toBe(1)
  expect(withTags(IDEAS, new Set(['обзор', 'уход']))).toHaveLength(2)
  expect(withTags(IDEAS, new Set())).toHaveLength(8)
  expect(tagsOf(IDEAS)[0]).toBe('история')
})
