import { boolean, object, type InferType } from 'yup'
import type { IolAnswerDraft } from '#data/iolRequests/iolRequest'
import { MODEL_MOST, RECOMMENDED, TEXT_MOST } from '#data/iolRequests/measures'
import { parseNumber } from '#domain/numbers/parseNumber'
import { text } from '#forms/lib/rules'

const { power, cylinder, axis, expectedRefraction } = RECOMMENDED

const between = ({ min, max }: { min: number; max: number }) => text().number().range(min, max)

/** Returns rules that apply only if a lens is recommended. */
const ofLens = (rules: ReturnType<typeof text>) => text().when('hasLens', { is: true, then: () => rules })

const hasCylinder = (typed: unknown) => typeof typed === 'string' && (parseNumber(typed) ?? 0) !== 0

/** Validation rules of an answer, and of the lens that an expert recommends with it (contract 20.5). */
export const answerRules = object({
  text: text().required().maxLength(TEXT_MOST),
  hasLens: boolean().default(false),
  eye: ofLens(text().required('Выберите глаз')),
  model: ofLens(text().required().maxLength(MODEL_MOST)),
  power: ofLens(between(power).required()),
  cylinder: ofLens(between(cylinder)),
  axis: ofLens(
    between(axis).when('cylinder', ([typed], schema) => (hasCylinder(typed) ? schema.required() : schema)),
  ),
  expectedRefraction: ofLens(between(expectedRefraction).withSign()),
})
export type Answer = InferType<typeof answerRules>

const numberOf = (typed: string): number | null => parseNumber(typed) ?? null

export function answerOf(typed: Answer): IolAnswerDraft {
  const { hasLens, eye, model } = typed
  const cylinder = numberOf(typed.cylinder)
  const lens = hasLens && (eye === 'right' || eye === 'left')
  return {
    text: typed.text,
    recommendation: lens
      ? {
          eye,
          model,
          power: numberOf(typed.power) ?? 0,
          cylinder,
          // Without a cylinder there is no axis.
          axis: cylinder ? numberOf(typed.axis) : null,
          expectedRefraction: numberOf(typed.expectedRefraction),
        }
      : null,
  }
}
