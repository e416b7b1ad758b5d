import fc from 'fast-check'
import { SurveyForm } from '../../../../src/features/professional/survey/SurveyForm'
import { question, single, survey, when } from '../../../data/survey/surveys'

const three = survey([
  [single(11), question(12, 'text')],
  [single(21, when(11, 'is', 1101)), single(22, when(11, 'is', 1101))],
  [single(31), question(32, 'number')],
])

const all = three.pages.flatMap(({ questions }) => questions)

beforeEach(() => sessionStorage.clear())

it.each([
  'q_how_often',
  'answers.q_how_often',
  'answers[q_how_often]',
  'answers.qHowOften.0',
  'other.q_how_often',
])('finds a question with a text for an id by %p', (said) => {
  const form = new SurveyForm(survey([[single(11), { ...single(12), id: 'q_how_often' }]]))
  expect(form.refuse({ [said]: 'Этого ответа больше нет' })).toBe(true)
  expect(form.state.mistakes).toEqual({ q_how_often: { text: 'Этого ответа больше нет' } })
})

it('what the server refused keeps its mark until its answer changes', () => {
  const form = new SurveyForm(three)
  const [first] = all
  if (!first) throw new Error('no question')
  form.answer(first, '1102')
  form.refuse({ '11': 'Этого ответа больше нет' })
  const refused = { '11': { text: 'Этого ответа больше нет' } }
  form.go(1)
  form.go(-1)
  expect(form.state.mistakes).toEqual(refused)
  // The survey's own validation finds no error, so the answers may be sent again.
  expect(form.check(true)).toBe(false)
  expect(form.state.mistakes).toEqual(refused)
  form.onSurveyRead({ ...three })
  expect(form.state.mistakes).toEqual(refused)
  form.answer(first, '1101')
  expect(form.state.mistakes).toEqual({})
  form.go(1)
  expect(form.state.mistakes).toEqual({})
})

it('the bar never moves back, whatever is answered, and wherever one goes', () => {
  const step = fc.oneof(
    fc.record({
      question: fc.constantFrom(...all),
      value: fc.constantFrom('1101', '1102', '2101', '3101', '5', ''),
    }),
    fc.constantFrom(-1, 1),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      sessionStorage.clear()
      const form = new SurveyForm(three)
      let before = form.state.progress
      for (const one of steps) {
        if (typeof one === 'number') form.go(one)
        else form.answer(one.question, one.value)
        expect(form.state.progress).toBeGreaterThanOrEqual(before)
        expect(form.state.progress).toBeLessThanOrEqual(1)
        before = form.state.progress
      }
      // A reload does not change the progress either.
      expect(new SurveyForm(three).state.progress).toBe(before)
    }),
  )
})

it('a reload restores answers, page and the id of the response', () => {
  const form = new SurveyForm(three)
  const [first, second] = all
  if (!first || !second) throw new Error('no questions')
  form.answer(first, '1102')
  form.answer(second, 'текст')
  form.go(1)
  const again = new SurveyForm(three)
  expect(again.state.answers).toEqual(form.state.answers)
  expect(again.state.page?.id).toBe(3)
  expect(again.responseId).toBe(form.responseId)
  form.forget()
  expect(new SurveyForm(three).responseId).not.toBe(form.responseId)
})

it('a key changes what its own question shows, and no other list', () => {
  const form = new SurveyForm(three)
  const { visible, pages } = form.state
  const [, typed] = all
  if (!typed) throw new Error('no question')
  form.answer(typed, 'т')
  expect(form.state.pages).toBe(pages)
  expect(form.state.visible).toEqual(visible)
})
