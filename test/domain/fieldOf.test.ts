import fc from 'fast-check'
import { fieldOf } from '../../src/domain/fieldOf'

const word = fc.stringMatching(/^[a-z]{1,5}$/)
/** A step of a field's path: its words, or an index in a list. */
const step = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 3 }),
  fc.nat({ max: 20 }).map((place) => [String(place)]),
)
const way = fc.array(step, { minLength: 1, maxLength: 4 })

const snake = (words: string[]) => words.join('_')
const camel = ([first = '', ...rest]: string[]) =>
  first + rest.map((one) => one.slice(0, 1).toUpperCase() + one.slice(1)).join('')
const dots = (steps: string[]) => steps.join('.')
const brackets = ([first = '', ...rest]: string[]) => first + rest.map((one) => `[${one}]`).join('')

it('knows a field by any spelling', () => {
  const spelled = fc.constantFrom(
    ...[snake, camel].flatMap((words) => [dots, brackets].map((steps) => ({ words, steps }))),
  )
  fc.assert(
    fc.property(way, spelled, spelled, (steps, one, other) => {
      const name = one.steps(steps.map(one.words))
      expect(fieldOf(other.steps(steps.map(other.words)), ['another', name])).toBe(name)
    }),
  )
})

it.each([
  ['k1_axis', ['k1', 'k1Axis'], 'k1Axis'],
  ['recipient.phone', ['name', 'phone'], 'phone'],
  ['theme_ids.0', ['themeIds'], 'themeIds'],
  ['social_links.1', ['socialLinks[0]', 'socialLinks[1]'], 'socialLinks[1]'],
  ['answers.q_how_often.0', ['answers.q_how_often', 'q_how_often'], 'answers.q_how_often'],
  ['data.lenses[1].offer_id', ['offerId', 'lenses.1'], 'lenses.1'],
  // If two names differ only by a punctuation mark, the one with the same spelling is found.
  ['q_1', ['q1', 'q_1'], 'q_1'],
  ['constructor', ['name'], undefined],
  ['', ['name'], undefined],
])('takes %p for a field of %p', (said, names, found) => {
  expect(fieldOf(said, names)).toBe(found)
})
