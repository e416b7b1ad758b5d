import { integer, number, orNull, oneOf, list, optional, record, either } from '../http/fields'
import { calculate, getDryEyeResults, saveDryEyeResult } from '#api/generated/tests'
import { stamp } from '../dates'
import { invalid } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { nextId } from '../visitor'

type Range = readonly [least: number, most: number]

const often: Range = [0, 4]
const strong: Range = [0, 5]

/** Ranges of the answers to each question, and the sum from which there are signs. */
const questionnaires = {
  osdi6: {
    ranges: [often, often, often, often, often, often],
    positiveFrom: 4,
    found: 'Есть признаки сухости глаза',
    notFound: 'Признаков сухости глаза не найдено',
  },
  cldeq8: {
    ranges: [often, strong, often, strong, often, strong, often, [1, 6] as Range],
    positiveFrom: 12,
    found: 'Есть признаки дискомфорта в линзах',
    notFound: 'Признаков дискомфорта в линзах не найдено',
  },
}

function scored(code: keyof typeof questionnaires, answers: number[]) {
  const { ranges, positiveFrom, found, notFound } = questionnaires[code]
  if (answers.length !== ranges.length) throw invalid({ answers: ['Ответьте на все вопросы'] })
  const isWrong = ranges.some(([least, most], index) => {
    const value = answers[index] ?? NaN
    return !(value >= least && value <= most)
  })
  if (isWrong) throw invalid({ answers: ['Такого ответа в вопросе нет'] })
  const score = answers.reduce((sum, value) => sum + value, 0)
  const isPositive = score >= positiveFrom
  return {
    score,
    max_score: ranges.reduce((sum, [, most]) => sum + most, 0),
    level: isPositive ? { code: 'positive', label: found } : { code: 'none', label: notFound },
    recommendation: isPositive
      ? 'Запишитесь на приём: специалист проверит глаза и посадку линз'
      : 'Повторите тест через полгода',
  }
}

/**
 * Returns the power of a contact lens for spectacles: F / (1 − d·F), in steps of a quarter. The lens sits on
 * the eye, spectacles in front of it.
 */
function lensFor(sphere: number, millimetres: number) {
  const power = sphere / (1 - (millimetres / 1000) * sphere)
  return Math.round(power * 4) / 4
}

const answers = list(integer)
const prescription = record({
  sphere: number,
  cylinder: optional(orNull(number)),
  axis: optional(orNull(number)),
  vertex_distance: optional(number),
})
const asked = either(record({ answers }), 'sphere', prescription)

export const tests: Route[] = [
  accept(calculate, asked, ({ path }, body) => {
    if ('answers' in body) {
      if (path.kind === 'lens') throw invalid({ sphere: ['Заполните поле'] })
      return scored(path.kind, body.answers)
    }
    if (path.kind !== 'lens') throw invalid({ answers: ['Ответьте на все вопросы'] })
    const { sphere, cylinder = null, axis = null, vertex_distance = 12 } = body
    return { sphere: lensFor(sphere, vertex_distance), cylinder, axis }
  }),
  answer(getDryEyeResults, ({ visitor }) => ({ results: visitor.dryEyeResults })),
  accept(
    saveDryEyeResult,
    record({ test_code: oneOf('osdi6', 'cldeq8'), answers }),
    ({ visitor, now }, { test_code, answers }) => {
      const id = nextId(visitor.dryEyeResults, 571)
      const result = { id, test_code, created_at: stamp(now), ...scored(test_code, answers) }
      visitor.dryEyeResults.unshift(result)
      return result
    },
  ),
]
