import { withRecord, type Id } from '#domain/Id'

const [first, second]: [{ id: Id; title: string }, { id: Id; title: string }] = [
  { id: 1, title: 'Первый' },
  { id: 2, title: 'Второй' },
]

it('a record takes the place of its older version, whatever the type of its id', () => {
  const changed = { id: '2', title: 'Изменённый' }
  expect(withRecord([first, second], changed)).toEqual([first, changed])
})

it('a new record comes first', () => {
  expect(withRecord([first], second)).toEqual([second, first])
})
