import type { Answers, Value } from '#data/survey/answers'
import { fitting } from '#data/survey/fitting'
import { mistakeIn } from '#data/survey/mistakeIn'
import { toSend } from '#data/survey/toSend'
import { options, question, single, survey } from './surveys'

const given = (values: Record<string, Value>, other: Record<string, string> = {}): Answers => ({
  values,
  other,
})

const only = (asked: Parameters<typeof survey>[0][number][number]) => {
  const [found] = survey([[asked]]).pages.flatMap(({ questions }) => questions)
  if (!found) throw new Error('The question cannot be read')
  return found
}

const wrong = (asked: Parameters<typeof only>[0], value?: Value, other = '') =>
  mistakeIn(only(asked), given(value === undefined ? {} : { 11: value }, { 11: other }))?.text

const needed = { is_required: true }

it.each([
  ['a choice', single(11, needed), undefined, 'Ответьте на вопрос'],
  ['a choice that is gone', single(11, needed), '999', 'Ответьте на вопрос'],
  ['a choice', single(11, needed), '1101', undefined],
  ['no choice that is not needed', single(11), undefined, undefined],
  ['an own text', single(11), '1103', 'Напишите свой вариант'],
  [
    'no option of several',
    question(11, 'multiple', { options: options(11), ...needed }),
    [],
    'Ответьте на вопрос',
  ],
  ['spaces', question(11, 'text', needed), '  ', 'Ответьте на вопрос'],
  ['a text over its limit', question(11, 'text', { max_length: 3 }), 'длина', 'Не длиннее 3\u00a0символов'],
  ['no number', question(11, 'number', { min: 1, max: 24 }), 'пять', 'Введите целое число'],
  ['a part of a whole number', question(11, 'number', { min: 1, max: 24 }), '3,5', 'Введите целое число'],
  ['a part where one may be', question(11, 'number', { min: 0.5, max: 24 }), '3,5', undefined],
  ['no number where parts may be', question(11, 'number'), 'x', 'Введите число'],
  ['a number out of range', question(11, 'number', { min: 1, max: 24 }), '25', 'Введите число от 1 до 24'],
  ['too small a number', question(11, 'number', { min: 0 }), '−1', 'Не меньше 0'],
  ['a number that is needed', question(11, 'number', needed), '', 'Ответьте на вопрос'],
  ['an unknown type', question(11, 'ranking', needed), undefined, undefined],
  ['a scale without its ends', question(11, 'scale', needed), undefined, undefined],
])('%s is refused or not', (_, asked, value, text) => {
  expect(wrong(asked, value)).toBe(text)
})

it('an own text is needed, and sent, only where its option is chosen', () => {
  const asked = only(single(11))
  expect(mistakeIn(asked, given({ 11: '1103' }, { 11: 'своё' }))).toBeUndefined()
  expect(toSend([asked], given({ 11: '1103' }, { 11: ' своё ' }))).toEqual({
    answers: { 11: 1103 },
    other: { 11: 'своё' },
  })
  expect(toSend([asked], given({ 11: '1101' }, { 11: 'своё' }))).toEqual({ answers: { 11: 1101 }, other: {} })
})

const matrix = question(11, 'matrix', {
  ...needed,
  options: options(11),
  rows: [
    { id: 1, title: 'Утром' },
    { id: 2, title: 'Вечером' },
  ],
})

it('a required matrix names the row that lacks', () => {
  expect(mistakeIn(only(matrix), given({ 11: { 1: '1101' } }))).toEqual({
    text: 'Ответьте в строке «Вечером»',
    rowId: 2,
  })
  expect(wrong(matrix, { 1: '1101', 2: '1102' })).toBeUndefined()
})

it('every type is sent in its form, and ids as they came', () => {
  const all = survey([
    [
      single(11, { options: [{ id: 'a-1', title: 'Да', is_other: false }] }),
      question(12, 'multiple', { options: options(12) }),
      question(13, 'text'),
      question(14, 'number'),
      question(15, 'scale', { min: 0, max: 10 }),
      { ...matrix, id: 16 },
      question(17, 'ranking'),
    ],
  ]).pages.flatMap(({ questions }) => questions)
  const answers = given({
    11: 'a-1',
    12: ['1202', '1201'],
    13: ' текст ',
    14: '3,5',
    15: '0',
    16: { 2: '1102' },
    17: 'x',
  })
  expect(toSend(all, answers).answers).toEqual({
    11: 'a-1',
    12: [1201, 1202],
    13: 'текст',
    14: 3.5,
    15: 0,
    16: { 2: 1102 },
  })
})

it('answers that no longer fit a changed survey are dropped, and said to be', () => {
  const kept = given(
    { 11: '1101', 12: ['1201', '1209'], 13: 'текст', 16: { 1: '1101', 9: '1101' } },
    { 11: 'своё', 13: 'лишнее' },
  )
  const now = survey([
    [single(11), question(12, 'multiple', { options: options(12) }), { ...matrix, id: 16 }],
  ])
  expect(fitting(now, kept)).toEqual({
    answers: given({ 11: '1101', 12: ['1201'], 16: { 1: '1101' } }, { 11: 'своё' }),
    hasDropped: true,
  })
  expect(fitting(now, given({ 11: '1101' })).hasDropped).toBe(false)
})

it.each([undefined, null, 'x', [], { values: [], other: 1 }, { values: { 11: {}, 12: 5 } }])(
  'kept answers may be anything: %j',
  (kept) => {
    const now = survey([[single(11), question(12, 'multiple', { options: options(12) })]])
    expect(fitting(now, kept).answers).toEqual(given({}))
  },
)

it('two questions of one id are asked once', () => {
  expect(
    survey([[single(11)], [single(11), single(12)]]).pages.map(({ questions }) =>
      questions.map(({ id }) => id),
    ),
  ).toEqual([[11], [12]])
})
