import { integer, number, orNull, oneOf, list, optional, record, either } from './fields'
import { calculate, getDryEyeResults, saveDryEyeResult } from '../../../src/api/generated/tests'
import { stamp } from './dates'
import { invalid } from './refusal'
import { accept, answer, type Route } from './route'
import { nextId } from './visitor'

/** Questions of the questionnaires, their highest sum, and from which sum on they speak of dryness. */
const questionnaires = {
  osdi6: { questions: 6, max: 24, mild: 4, strong: 9 },
  cldeq8: { questions: 8, max: 37, mild: 12, strong: 20 },
}

const levels = {
  none: {
    level: { code: 'none', label: 'Признаков сухости нет' },
    recommendation: 'Повторите тест через полгода',
  },
  mild: {
    level: { code: 'mild', label: 'Лёгкие признаки сухости' },
    recommendation: 'Запишитесь на приём: специалист подберёт увлажняющие капли',
  },
  strong: {
    level: { code: 'strong', label: 'Выраженные признаки сухости' },
    recommendation: 'Запишитесь на приём в ближайшие дни',
  },
}

function scored(code: keyof typeof questionnaires, answers: number[]) {
  const { questions, max, mild, strong } = questionnaires[code]
  if (answers.length !== questions) throw invalid({ answers: ['Ответьте на все вопросы'] })
  const score = Math.min(
    max,
    answers.reduce((sum, value) => sum + value, 0),
  )
  const level = score >= strong ? levels.strong : score >= mild ? levels.mild : levels.none
  return { score, max_score: max, ...level }
}

/** A contact lens sits on the eye, spectacles in front of it: F / (1 − d·F), in steps of a quarter. */
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
