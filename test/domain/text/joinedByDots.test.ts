import { joinedByDots } from '../../../src/domain/text/joinedByDots'

it('what is known is joined, and no dot begins a line', () => {
  expect(joinedByDots(['6\u00a0шт', undefined, '', null, false, 'BC 8,6'])).toBe('6\u00a0шт\u00a0· BC 8,6')
  expect(joinedByDots(['', 'BC 8,6'])).toBe('BC 8,6')
})
