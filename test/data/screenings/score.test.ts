import fc from 'fast-check'
import type { Questionnaire } from '#data/screenings/questionnaire'
import { QUESTIONNAIRES } from '#data/screenings/questionnaires'
import {
  answerList,
  changeInWords,
  firstUnanswered,
  inWords,
  isPositive,
  lastComparable,
  totalOf,
} from '#data/screenings/score'

const { osdi6, cldeq8 } = QUESTIONNAIRES

const answersTo = ({ questions }: Questionnaire) =>
  fc
    .tuple(...questions.map(({ answers }) => fc.constantFrom(...answers.map(({ value }) => value))))
    .map((values) => Object.fromEntries(questions.map(({ code }, index) => [code, values[index]])))

const extremes = ({ questions }: Questionnaire) => {
  const values = questions.map(({ answers }) => answers.map(({ value }) => value))
  return [totalOf(values.map((all) => Math.min(...all))), totalOf(values.map((all) => Math.max(...all)))]
}

it('the sums run from 0 to 24 in OSDI-6 and from 1 to 37 in CLDEQ-8', () => {
  expect(extremes(osdi6)).toEqual([0, osdi6.max])
  expect(extremes(cldeq8)).toEqual([1, cldeq8.max])
  expect([osdi6.max, cldeq8.max]).toEqual([24, 37])
})

it('the questionnaires are named, and their results told, as agreed', () => {
  expect(osdi6).toMatchObject({
    title: 'Тест на сухость глаз OSDI-6',
    found: 'Есть признаки сухости глаза',
    notFound: 'Признаков сухости глаза не найдено',
  })
  expect(cldeq8).toMatchObject({
    title: 'Тест на дискомфорт в линзах CLDEQ-8',
    found: 'Есть признаки дискомфорта в линзах',
    notFound: 'Признаков дискомфорта в линзах не найдено',
  })
})

it('every full set of answers has the plain sum, and one missing or wrong answer has none', () => {
  for (const questionnaire of [osdi6, cldeq8]) {
    fc.assert(
      fc.property(
        answersTo(questionnaire),
        fc.nat({ max: questionnaire.questions.length - 1 }),
        fc.constantFrom(undefined, -1, 7, 1.5, NaN),
        (answers, place, wrong) => {
          const list = answerList(questionnaire, answers) ?? []
          expect(list).toHaveLength(questionnaire.questions.length)
          expect(totalOf(list)).toBe(Object.values(answers).reduce((sum: number, one) => sum + (one ?? 0), 0))
          const { code } = questionnaire.questions[place] ?? { code: '' }
          const broken = { ...answers, [code]: wrong }
          expect(answerList(questionnaire, broken)).toBeUndefined()
          expect(firstUnanswered(questionnaire, broken)).toBe(place)
        },
      ),
    )
  }
})

/** Returns answers with this sum: each question takes as much of the rest as it can. */
function answersOfSum({ questions }: Questionnaire, sum: number) {
  let rest = sum - questions.reduce((least, { answers }) => least + (answers[0]?.value ?? 0), 0)
  return Object.fromEntries(
    questions.map(({ code, answers }) => {
      const [least = 0, most = 0] = [answers[0]?.value, answers.at(-1)?.value]
      const taken = Math.min(rest, most - least)
      rest -= taken
      return [code, least + taken]
    }),
  )
}

it.each([
  [osdi6, 0, 24, 4],
  [cldeq8, 1, 37, 12],
])('every score of %# is its sum, and positive from the published limit on', (test, least, most, limit) => {
  for (let sum = least; sum <= most; sum += 1) {
    const list = answerList(test, answersOfSum(test, sum)) ?? []
    expect(list).toHaveLength(test.questions.length)
    expect(totalOf(list)).toBe(sum)
    expect(inWords(test, sum)).toEqual({
      result: `Результат: ${sum} из ${most}`,
      verdict: sum >= limit ? test.found : test.notFound,
    })
  }
})

it('OSDI-6 is positive from 4, CLDEQ-8 from 12', () => {
  expect([3, 4].map((total) => isPositive(osdi6, total))).toEqual([false, true])
  expect([11, 12].map((total) => isPositive(cldeq8, total))).toEqual([false, true])
})

it('a change is said in words, and only CLDEQ-8 calls one of 3 or more meaningful', () => {
  expect(changeInWords(osdi6, -4)).toBe('Стало лучше на 4')
  expect(changeInWords(cldeq8, 4)).toBe('Стало хуже на 4. Изменение существенное')
  expect(changeInWords(cldeq8, -3)).toBe('Стало лучше на 3. Изменение существенное')
  expect(changeInWords(cldeq8, 2)).toBe('Стало хуже на 2')
  expect(changeInWords(cldeq8, 0)).toBe('Без изменений')
})

it('a saved sum that lies outside its scale, or is counted on another, is compared with nothing', () => {
  const saved = (id: number, score: number, maxScore: number | null) => ({
    id,
    testCode: 'osdi6',
    createdAt: `2026-10-0${id}T10:00:00+03:00`,
    score,
    maxScore,
    level: { code: 'positive', label: '' },
    recommendation: '',
  })
  const strange = [saved(4, 99, 24), saved(3, -5, 24), saved(2, 50, 100)]
  expect(lastComparable(strange, osdi6)).toBeNull()
  expect(lastComparable([...strange, saved(1, 4, 24)], osdi6)?.id).toBe(1)
  expect(lastComparable([...strange, saved(1, 4, null)], osdi6)?.id).toBe(1)
})
