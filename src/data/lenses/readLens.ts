import type { LensRange } from '../../domain/lens'
import type { Read } from '../../api/wire'
import { allValues, camelRecord, givenNumber, id, mapped } from '../../api/wire'

const ifGiven =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === undefined || value === null || value === '' ? null : read(value)

/** Some manufacturers use numbers for it. */
const addition = mapped(id, String)

/**
 * The values in which a lens is made. A range that cannot be read completely is unknown: a value that is
 * missing in it would let the stock or the last readable value decide the power.
 */
export const lensRangeFields = {
  sphere: allValues(givenNumber),
  cylinder: allValues(givenNumber),
  axis: allValues(givenNumber),
  addition: allValues(addition),
  base_curve: allValues(givenNumber),
  diameter: allValues(givenNumber),
}

/** Reads the values in which a lens is made. */
export const lensRange: Read<LensRange> = camelRecord(lensRangeFields)

/**
 * Parameters of sold lenses: an offer with an unreadable value is invalid. If the value were dropped, the
 * offer would look like a lens without it, and the customer would get the wrong power.
 */
export const soldLensParameters = {
  sphere: ifGiven(givenNumber),
  cylinder: ifGiven(givenNumber),
  axis: ifGiven(givenNumber),
  addition: ifGiven(addition),
  base_curve: ifGiven(givenNumber),
  diameter: ifGiven(givenNumber),
}
