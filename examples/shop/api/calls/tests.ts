import { integer, number, orNull, oneOf, list, optional, record, either } from '../http/fields'
import { calculate, getDryEyeResults, saveDryEyeResult } from '#api/generated/tests'
import { QUESTIONNAIRES } from '#data/screenings/questionnaires'
import { answerList, isPositive, totalOf } from '#data/screenings/score'
import type { ScreeningCode } from '#data/screenings/screening'
import { lensToOrder, refraction } from '#domain/optics/refraction'
import { stamp } from '../dates'
import { invalid } from '../http/refusal'
import { accept, answer, type Route } from '../http/route'
import { nextId } from '../visitor'

/** Returns the score of the answers, with the client's own questionnaires; invalid answers are refused, never capped. */
function scored(code: ScreeningCode, answers: number[]) {
  const questionnaire = QUESTIONNAIRES[code]
  const { questions, max, found, notFound } = questionnaire
  if (answers.length !== questions.length) throw invalid({ answers: ['Ответьте на все вопросы'] })
  const given = Object.fromEntries(questions.map(({ code }, index) => [code, answers[index]]))
  if (!answerList(questionnaire, given)) throw invalid({ answers: ['Такого ответа в вопросе нет'] })
  const score = totalOf(answers)
  const positive = isPositive(questionnaire, score)
  return {
    score,
    max_score: max,
    level: positive ? { code: 'positive', label: found } : { code: 'none', label: notFound },
    recommendation: positive
      ? 'Запишитесь на приём: специалист проверит глаза и посадку линз'
      : 'Повторите тест через полгода',
  }
}

interface Spectacles {
  sphere: number
  cylinder: number | null
  axis: number | null
  /** In millimetres. */
  vertexDistance: number
}

/** Returns the contact lens for spectacles by the calculator's formulas: both meridians are converted to the eye. */
function lensFor({ sphere, cylinder, axis, vertexDistance }: Spectacles) {
  const isWithin = (value: number, least: number, most: number) => value >= least && value <= most
  const wrong = {
    ...(!isWithin(sphere, -30, 30) && { sphere: ['От −30 до +30'] }),
    ...(!isWithin(cylinder ?? 0, -15, 15) && { cylinder: ['От −15 до +15'] }),
    ...(isWithin(sphere, -30, 30) &&
      !isWithin(sphere + (cylinder ?? 0), -30, 30) && {
        cylinder: ['Сфера вместе с цилиндром: от −30 до +30'],
      }),
    ...(!isWithin(axis ?? 0, 0, 180) && { axis: ['От 0 до 180'] }),
    ...(cylinder !== null && cylinder !== 0 && axis === null && { axis: ['Заполните поле'] }),
    ...(!isWithin(vertexDistance, 0, 25) && { vertex_distance: ['От 0 до 25'] }),
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const lens = lensToOrder(refraction(sphere, cylinder ?? 0, axis), vertexDistance)
  return lens.cylinder === 0 ? { ...lens, cylinder: null } : lens
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
    const { sphere, cylinder = null, axis = null, vertex_distance: vertexDistance = 12 } = body
    return lensFor({ sphere, cylinder, axis, vertexDistance })
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
