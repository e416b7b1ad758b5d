import { sentence } from '../../../src/domain/text/sentence'

it.each([
  ['Недостаточно баллов', 'Недостаточно баллов.'],
  ['Недостаточно баллов.', 'Недостаточно баллов.'],
  ['Правда? ', 'Правда?'],
  ['Ждём…', 'Ждём…'],
  ['', ''],
  [' ', ''],
  ['Текст\n', 'Текст.'],
])('a text of the server ends in one stop: %j', (text, ended) => {
  expect(sentence(text)).toBe(ended)
})
