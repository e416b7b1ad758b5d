import fc from 'fast-check'
import { visiblePages, visibleQuestions, type Answers, type Value } from '#data/survey/answers'
import { mistakeIn } from '#data/survey/mistakeIn'
import { toSend } from '#data/survey/toSend'
import { options, question, single, survey, when } from './surveys'

const given = (values: Record<string, Value>, other: Record<string, string> = {}): Answers => ({
  values,
  other,
})

const asked = (pages: Parameters<typeof survey>[0], values: Record<string, Value>) =>
  visibleQuestions(survey(pages), given(values)).map(({ id }) => id)

it.each([
  ['is', 1101, '1101', true],
  ['is', 1101, '1102', false],
  ['is', 1101, undefined, false],
  ['is_not', 1101, '1101', false],
  ['is_not', 1101, '1102', true],
  ['is_not', 1101, undefined, true],
  ['includes', 1101, '1101', true],
  ['answered', null, '1102', true],
  ['answered', null, undefined, false],
  ['begins_with', 1101, undefined, true],
] as const)(
  'a question asked if another %s %s is, for the answer %s, asked: %s',
  (operator, value, answer, is) => {
    const pages = [[single(11), single(12, when(11, operator, value))]]
    expect(asked(pages, answer === undefined ? {} : { 11: answer })).toEqual(is ? [11, 12] : [11])
  },
)

it('several answers include one, and are one only when there is no other', () => {
  const many = question(11, 'multiple', { options: options(11) })
  const pages = [[many, single(12, when(11, 'includes', 1102)), single(13, when(11, 'is', 1102))]]
  expect(asked(pages, { 11: ['1101', '1102'] })).toEqual([11, 12])
  expect(asked(pages, { 11: ['1102'] })).toEqual([11, 12, 13])
})

it('a number is compared as a number, however it is typed', () => {
  const pages = [[question(11, 'number'), single(12, when(11, 'is', 3.5))]]
  expect(asked(pages, { 11: ' 3,50' })).toEqual([11, 12])
  expect(asked(pages, { 11: 'три' })).toEqual([11])
})

it('a condition on a later question, on none, or on itself hides nothing', () => {
  expect(
    asked(
      [[single(11, when(12, 'answered')), single(12, when(99, 'answered')), single(13, when(13, 'is'))]],
      {},
    ),
  ).toEqual([11, 12, 13])
})

it('what is hidden counts as unanswered for what follows', () => {
  const pages = [[single(11), single(12, when(11, 'is', 1101)), single(13, when(12, 'answered'))]]
  expect(asked(pages, { 11: '1101', 12: '1201' })).toEqual([11, 12, 13])
  expect(asked(pages, { 11: '1102', 12: '1201' })).toEqual([11])
})

it('a page with nothing to ask is left out', () => {
  const three = survey([[single(11)], [single(12, when(11, 'is', 1101))], [single(13)]])
  const of = (answers: Answers) => visiblePages(three, visibleQuestions(three, answers)).map(({ id }) => id)
  expect(of(given({}))).toEqual([1, 3])
  expect(of(given({ 11: '1101' }))).toEqual([1, 2, 3])
})

const operator = fc.constantFrom('is', 'is_not', 'includes', 'answered', 'unheard')
const ids = [11, 12, 13, 14, 15, 16]
/** Six single-choice questions, each shown always, or by a condition on any question. */
const anySurvey = fc
  .tuple(
    ...ids.map((id) =>
      fc
        .option(fc.record({ on: fc.constantFrom(...ids), operator, option: fc.integer({ min: 1, max: 3 }) }))
        .map((condition) =>
          single(id, {
            is_required: true,
            ...(condition && when(condition.on, condition.operator, condition.on * 100 + condition.option)),
          }),
        ),
    ),
  )
  .map((questions) => survey([questions.slice(0, 2), questions.slice(2, 4), questions.slice(4)]))
const anyAnswers = fc
  .tuple(
    ...ids.map((id) => fc.option(fc.integer({ min: 1, max: 3 }).map((option) => String(id * 100 + option)))),
  )
  .map((chosen) =>
    given(
      Object.fromEntries(ids.flatMap((id, place) => (chosen[place] ? [[String(id), chosen[place]]] : []))),
      Object.fromEntries(ids.map((id) => [String(id), 'своё'])),
    ),
  )

it('what is hidden is neither sent nor required', () => {
  fc.assert(
    fc.property(anySurvey, anyAnswers, (any, answers) => {
      const visible = visibleQuestions(any, answers)
      const names = visible.map(({ id }) => String(id))
      const body = toSend(visible, answers)
      for (const name of [...Object.keys(body.answers), ...Object.keys(body.other)])
        expect(names).toContain(name)
      // If all visible questions are answered, nothing is wrong, whatever the conditions of the others.
      const whole = given(
        {
          ...answers.values,
          ...Object.fromEntries(names.map((name) => [name, answers.values[name] ?? `${name}01`])),
        },
        answers.other,
      )
      const still = visibleQuestions(any, answers).filter(({ id }) => names.includes(String(id)))
      expect(still.flatMap((one) => mistakeIn(one, whole) ?? [])).toEqual([])
    }),
  )
})

it('showing a question again brings its answer back', () => {
  fc.assert(
    fc.property(anySurvey, anyAnswers, fc.constantFrom(...ids), (any, answers, changed) => {
      const before = toSend(visibleQuestions(any, answers), answers)
      const { [String(changed)]: _removed, ...others } = answers.values
      const hidden = { ...answers, values: others }
      toSend(visibleQuestions(any, hidden), hidden)
      // The same answer is given again: the questions that it had hidden are sent as before.
      const again = { ...hidden, values: { ...hidden.values, ...answers.values } }
      expect(toSend(visibleQuestions(any, again), again)).toEqual(before)
    }),
  )
})
