import { beginningOf } from '#domain/text/beginningOf'

it.each([
  ['Линзы', 5, 'Линзы'],
  ['Линзы', 4, 'Линз…'],
  ['Линзы 👓', 7, 'Линзы 👓'],
  ['Линзы 👓!', 7, 'Линзы 👓…'],
  ['Линзы 👓', 6, 'Линзы…'],
])('%j to %s characters is %j', (text, most, shown) => expect(beginningOf(text, most)).toBe(shown))
