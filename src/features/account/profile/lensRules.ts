import { boolean, object, string, type InferType } from 'yup'
import type { Id } from '../../../domain/Id'
import type { Eye, Lens } from '../../../domain/lens'
import { dateFieldText, parseDate } from '../../../domain/parseDate'
import { text } from '../../../forms/rules'
import type { LensesInfo, Replacement } from '../../../data/profile/profile'

/** The parameters of one eye as texts, as its selects hold them; '' for what is not known. */
const eye = object({
  product: text(),
  sphere: text(),
  cylinder: text(),
  axis: text(),
  addition: text(),
  baseCurve: text(),
  diameter: text(),
})

export type TypedEye = InferType<typeof eye>

export const lensRules = (today: string) =>
  object({
    wearsLenses: string<'' | 'yes' | 'no'>()
      .oneOf(['', 'yes', 'no'])
      .requiredCustom((answer) => answer !== '', 'Выберите один из вариантов')
      .default(''),
    same: boolean().default(false),
    right: eye,
    left: eye,
    replacement: string<Replacement | ''>().oneOf(['', 'daily', 'two_weeks', 'monthly']).default(''),
    solutionProductId: text(),
    since: text().date().notBefore('1950-01-01').notAfter(today),
  })

export type TypedLenses = InferType<ReturnType<typeof lensRules>>

const written = (value: string | number | null | undefined) => String(value ?? '')

const typedEye = (lens: Lens | undefined): TypedEye => ({
  product: written(lens?.productId),
  sphere: written(lens?.sphere),
  cylinder: written(lens?.cylinder),
  axis: written(lens?.axis),
  addition: written(lens?.addition),
  baseCurve: written(lens?.baseCurve),
  diameter: written(lens?.diameter),
})

const lensOf = ({ lenses }: LensesInfo, eye: Eye) => lenses.find((lens) => lens.eye === eye)

/** An eye whose product has just changed: the values of the old product are cleared. */
export const eyeWith = (product: string): TypedEye => ({ ...typedEye(undefined), product })

export function typedLenses(info: LensesInfo): TypedLenses {
  const right = typedEye(lensOf(info, 'right'))
  const left = typedEye(lensOf(info, 'left'))
  return {
    wearsLenses: info.wearsLenses === null ? '' : info.wearsLenses ? 'yes' : 'no',
    // Most customers wear the same lens on both eyes, so this is preselected.
    same: JSON.stringify(right) === JSON.stringify(left),
    right,
    left,
    replacement: info.replacement ?? '',
    solutionProductId: written(info.solutionProductId),
    since: dateFieldText(info.since),
  }
}

const numberOf = (value: string) => (value === '' ? null : Number(value))

/** One eye as it is sent, or none where no product is chosen. */
function lens(eye: Eye, typed: TypedEye, nameOf: (product: string) => { id: Id; title: string } | undefined) {
  const product = nameOf(typed.product)
  if (product === undefined) return []
  const { sphere, cylinder, axis, addition, baseCurve, diameter } = typed
  return [
    {
      eye,
      productId: product.id,
      title: product.title,
      sphere: numberOf(sphere),
      cylinder: numberOf(cylinder),
      axis: numberOf(axis),
      addition: addition || null,
      baseCurve: numberOf(baseCurve),
      diameter: numberOf(diameter),
    },
  ]
}

/**
 * What was typed, as it is sent. Who wears no lenses has none of the rest.
 * @param nameOf id and title by the text that a select holds
 */
export function lensesInfoOf(
  typed: TypedLenses,
  nameOf: (product: string) => { id: Id; title: string } | undefined,
): LensesInfo {
  if (typed.wearsLenses === 'no')
    return { wearsLenses: false, lenses: [], replacement: null, solutionProductId: null, since: null }
  return {
    wearsLenses: true,
    lenses: [
      ...lens('right', typed.right, nameOf),
      ...lens('left', typed.same ? typed.right : typed.left, nameOf),
    ],
    replacement: typed.replacement || null,
    solutionProductId: nameOf(typed.solutionProductId)?.id ?? null,
    since: parseDate(typed.since) ?? null,
  }
}
