import { lensFields } from '../../api/generated/records/lens'
import type { Read } from '../../api/wire'
import { givenNumber, id, mapped, nullIfUnreadable } from '../../api/wire'

const ifGiven =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === undefined || value === null || value === '' ? null : read(value)

/**
 * Parameters of sold lenses: an offer with an unreadable value is invalid. If the value were dropped, the
 * offer would look like a lens without it, and the customer would get the wrong power.
 */
export const soldLensParameters = {
  sphere: ifGiven(givenNumber),
  cylinder: ifGiven(givenNumber),
  axis: ifGiven(givenNumber),
  // Some manufacturers use numbers for it.
  addition: ifGiven(mapped(id, String)),
  base_curve: ifGiven(givenNumber),
  diameter: ifGiven(givenNumber),
}

/** Fields of a lens in an order; without an eye it is still a lens. */
export const orderedLensFields = { ...lensFields, eye: nullIfUnreadable(lensFields.eye) }
