import {
  dateOrNull,
  givenList,
  givenDate,
  givenText,
  id,
  list,
  camelRecord,
  number,
  numberOrNull,
  pageOf,
  priceOrNull,
  text,
  texts,
} from '../../src/api/wire'

const record = camelRecord({ id, title: text })

describe('a list', () => {
  it('a list keeps the items that can be read', () => {
    expect(list(record)([{ id: 1, title: 'Да' }, null, { title: 'Без номера' }, 'х'])).toEqual([
      { id: 1, title: 'Да' },
    ])
    expect(list(record)({ 0: { id: 1 }, length: 1 })).toEqual([])
  })

  it('a list has a repeated record once, even if its id comes as text', () => {
    expect(
      list(record)([
        { id: 1, title: 'Первая' },
        { id: 2, title: '' },
        { id: '1', title: 'Вторая' },
      ]),
    ).toEqual([
      { id: 1, title: 'Первая' },
      { id: 2, title: '' },
    ])
  })

  it('a list compares its items by their key, and keeps all that have none', () => {
    const coded = camelRecord({ code: givenText })
    const twice = [{ code: 'a' }, { code: 'a' }]
    expect(list(coded, ({ code }) => code)(twice)).toEqual([{ code: 'a' }])
    expect(list(coded)(twice)).toEqual(twice)
    expect(texts(['раз', 'раз', 1])).toEqual(['раз'])
  })
})

describe('a list that says what there is', () => {
  it('it may be empty, and keeps what can be read', () => {
    expect(givenList(record)([])).toEqual([])
    expect(givenList(record)([{ id: 1, title: 'Да' }, { title: 'Без номера' }])).toEqual([
      { id: 1, title: 'Да' },
    ])
  })

  it.each([[undefined], [null], [{}], ['[]'], [[{ title: 'Без номера' }]]])('%j is a failure', (value) => {
    expect(() => givenList(record)(value)).toThrow(TypeError)
  })
})

it.each([
  [
    { value: 10, currency: 'RUB' },
    { value: 10, currency: 'RUB' },
  ],
  [null, null],
  [undefined, null],
  [{ value: '10', currency: 'RUB' }, 'a failure'],
  ['10', 'a failure'],
])('%j as a price is %j', (given, price) => {
  if (price === 'a failure') expect(() => priceOrNull(given)).toThrow(TypeError)
  else expect(priceOrNull(given)).toEqual(price)
})

it.each([
  ['2026-03-05', true],
  ['2026-03-05T10:00:00+03:00', true],
  ['2026-03-05T10:00:00Z', true],
  ['', false],
  ['вчера', false],
  ['0000-00-00', false],
  ['2026-13-45', false],
  ['12', false],
  [20260305, false],
  ['2026-02-30', false],
  ['2026-04-31T10:00:00+03:00', false],
  ['2025-02-29', false],
  ['2024-02-29', true],
])('%j is a date: %s', (value, isDate) => {
  expect(dateOrNull(value)).toBe(isDate ? value : null)
})

it.each(['2026-03-05T10:00:00', '2026-03-05 10:00:00', '2026-03-05 10:00:00+03:00'])(
  '%j is a time of the shop',
  (value) => {
    expect(givenDate(value)).toBe('2026-03-05T10:00:00+03:00')
    expect(dateOrNull(value)).toBe('2026-03-05T10:00:00+03:00')
  },
)

it.each([
  [0.5, true],
  [-Number.MAX_SAFE_INTEGER, true],
  [1e21, false],
  [1e308, false],
  [Infinity, false],
  [NaN, false],
  ['12', false],
])('%j is a number that can be counted with: %s', (value, isNumber) => {
  expect(numberOrNull(value)).toBe(isNumber ? value : null)
})

it.each([
  [{ items: [{ id: 1 }, { id: 2 }], total: 40 }, 40],
  [{ items: [{ id: 1 }, { id: 2 }], total: 1 }, 2],
  [{ items: [{ id: 1 }, { id: 2 }], total: null }, 2],
  [{ items: [], total: 'много' }, 0],
])('the page of a list counts at least its own items: %j', (given, total) => {
  const page = pageOf('items', camelRecord({ items: givenList(record), total: number }))
  expect(page(given)).toMatchObject({ total })
})
