import fc from 'fast-check'
import { foundBy, plainText } from '../../src/domain/search'

const titles = ['Ясно Месяц, 6 линз', 'Ясно День', 'Acuvue Oasys 1‑Day', 'Раствор «Ёлка»', 'Чистый взгляд']
const found = (search: string) => foundBy(titles, search, plainText)

it.each([
  ['месяц ясно', ['Ясно Месяц, 6 линз']],
  ['ясно  месяц', ['Ясно Месяц, 6 линз']],
  [' Ясно\u00a0день ', ['Ясно День']],
  ['zcyj vtczw', ['Ясно Месяц, 6 линз']],
  ['zcyj', ['Ясно Месяц, 6 линз', 'Ясно День']],
  ['фсгмгу', ['Acuvue Oasys 1‑Day']],
  ['1-day', ['Acuvue Oasys 1‑Day']],
  ['елка', ['Раствор «Ёлка»']],
  ['`krf', ['Раствор «Ёлка»']],
  ['Ёлка'.normalize('NFD'), ['Раствор «Ёлка»']],
  ['чистый'.normalize('NFD'), ['Чистый взгляд']],
  ['ясно, месяц', ['Ясно Месяц, 6 линз']],
  ['ясно взгляд', []],
  ['  ', titles],
])('%j finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected)
})

it('the words of a text find it in any order, however its letters are composed', () => {
  const word = fc.stringMatching(/^[а-яёА-ЯЁa-zй0-9]{1,8}$/)
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 5 }).chain((words) =>
        fc.record({
          words: fc.constant(words),
          shuffled: fc.shuffledSubarray(words, { minLength: 1 }),
          form: fc.constantFrom('NFC' as const, 'NFD' as const),
          typedForm: fc.constantFrom('NFC' as const, 'NFD' as const),
        }),
      ),
      ({ words, shuffled, form, typedForm }) => {
        const title = words.join(' ').normalize(form)
        expect(foundBy([title], shuffled.join('  ').normalize(typedForm).toUpperCase(), plainText)).toEqual([
          title,
        ])
      },
    ),
  )
})

it('what is found as it was typed is not joined by what the other layout would find', () => {
  expect(foundBy(['abc', 'фис'], 'abc', plainText)).toEqual(['abc'])
  expect(foundBy(['фис'], 'abc', plainText)).toEqual(['фис'])
})
