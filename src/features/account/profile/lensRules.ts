import { boolean, object, string, type InferType } from 'yup'
import type { Id } from '#domain/Id'
import type { Eye, Lens } from '#domain/lens'
import { dateFieldText, parseDate } from '#domain/dates/parseDate'
import { text } from '#forms/lib/rules'
import type { KeptLenses, LensEdit, LensesEdit, Replacement } from '#data/profile/profile'
import { differs } from './differs'

/** The parameters of one eye as the texts of its selects; '' if unknown. */
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
    /** Only customers who wear lenses see this field. */
    since: text().when('wearsLenses', {
      is: 'yes',
      then: (day) => day.date().notBefore('1950-01-01').notAfter(today),
    }),
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

const lensOf = ({ lenses }: KeptLenses, eye: Eye) => lenses.find((lens) => lens.eye === eye)

/** Returns an eye with a new product and without the parameters of the old one. */
export const eyeWith = (product: string): TypedEye => ({ ...typedEye(undefined), product })

export function typedLenses(info: KeptLenses): TypedLenses {
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

/**
 * Maps the server's field names in validation errors to those of the form. The server names a lens by its
 * index in the request, where one without a product stays as it is.
 */
export function lensFields({ lenses }: KeptLenses, typed: TypedLenses): Record<string, string> {
  const now = eyesOf(typed)
  const isSent = ({ eye, productId }: Lens) => productId === null || now[eye].product !== ''
  const sent = lenses.filter(isSent).map(({ eye }) => eye)
  const added = (['right', 'left'] as const).filter((eye) => !sent.includes(eye) && now[eye].product !== '')
  const places = [...sent, ...added].flatMap((eye, place) =>
    Object.keys(typed.right).map((name) => [
      `lenses.${place}.${name === 'product' ? 'productId' : name}`,
      `${typed.same ? 'right' : eye}.${name}`,
    ]),
  )
  return Object.fromEntries(places) as Record<string, string>
}

const numberOf = (value: string) => (value === '' ? null : Number(value))

type NameOf = (product: string) => { id: Id; title: string } | undefined

/** Returns the lenses of both eyes; the left eye may have the same as the right one. */
const eyesOf = ({ same, right, left }: TypedLenses): Record<Eye, TypedEye> => ({
  right,
  left: same ? right : left,
})

/** Returns the changes of one eye; undefined if there are none, null if its lens was removed. */
function lensEdit(start: TypedEye, typed: TypedEye, nameOf: NameOf): LensEdit | undefined {
  const product = nameOf(typed.product)
  // A lens without a product cannot be edited here, only replaced by one with a product.
  const isAsItWas = start.product === typed.product && product === undefined
  if (isAsItWas || !differs(start, typed)) return undefined
  if (product === undefined) return null
  const isChanged = (field: keyof TypedEye) => start[field] !== typed[field]
  const { sphere, cylinder, axis, addition, baseCurve, diameter } = typed
  return {
    ...(isChanged('product') && { productId: product.id, title: product.title }),
    ...(isChanged('sphere') && { sphere: numberOf(sphere) }),
    ...(isChanged('cylinder') && { cylinder: numberOf(cylinder) }),
    ...(isChanged('axis') && { axis: numberOf(axis) }),
    ...(isChanged('addition') && { addition: addition || null }),
    ...(isChanged('baseCurve') && { baseCurve: numberOf(baseCurve) }),
    ...(isChanged('diameter') && { diameter: numberOf(diameter) }),
  }
}

/**
 * Returns the fields that differ from the initial values.
 * @param nameOf returns the id and title of the product for the value of a select
 */
export function lensesEdit(start: TypedLenses, typed: TypedLenses, nameOf: NameOf): LensesEdit {
  const isChanged = (field: keyof TypedLenses) => differs(start[field], typed[field])
  const wears = isChanged('wearsLenses') && { wearsLenses: typed.wearsLenses === 'yes' }
  if (typed.wearsLenses === 'no') return { ...wears }
  const before = eyesOf(start)
  const now = eyesOf(typed)
  const right = lensEdit(before.right, now.right, nameOf)
  const left = lensEdit(before.left, now.left, nameOf)
  return {
    ...wears,
    ...((right !== undefined || left !== undefined) && {
      lenses: { ...(right !== undefined && { right }), ...(left !== undefined && { left }) },
    }),
    ...(isChanged('replacement') && { replacement: typed.replacement || null }),
    ...(isChanged('solutionProductId') && {
      solutionProductId: nameOf(typed.solutionProductId)?.id ?? null,
    }),
    ...(isChanged('since') && { since: parseDate(typed.since) ?? null }),
  }
}
