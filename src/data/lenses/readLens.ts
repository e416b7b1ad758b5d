import { lensFields } from '../../api/generated/records/lens'
import type { Read } from '../../api/wire'
import { givenNumber, id, mapped, nullIfUnreadable } from '../../api/wire'

const ifGiven =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === undefined || value === null || value === '' ? null : read(value)

/**
 * Parameters of sold lenses: an offer with an unreadable value is broken. Without the value it would pass for
 * a lens that has none, and a customer would get the wrong power.
 */
export const soldLensParameters = {
  sphere: ifGiven(givenNumber),
  cylinder: ifGiven(givenNumber),
  axis: ifGiven(givenNumber),
  // Some makers call it by a number.
  addition: ifGiven(mapped(id, String)),
  base_curve: ifGiven(givenNumber),
  diameter: ifGiven(givenNumber),
}

/** Lenses in orders: one that does not say its eye is a lens all the same. */
export const orderedLensFields = { ...lensFields, eye: nullIfUnreadable(lensFields.eye) }
