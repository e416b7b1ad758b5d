/** @jest-environment node */
import { lens } from '#api/generated/records/lens'
import { orderedLens } from '#api/generated/records/orderedLens'
import { lensRange, soldLensParameters } from '#data/lenses/readLens'
import { camelRecord } from '#api/wire'

/* An addition may be a name or a number: its value is the same in every record. */

const readers: [where: string, read: (addition: unknown) => unknown][] = [
  ['a worn lens', (addition) => lens({ eye: 'left', addition }).addition],
  ['an ordered lens', (addition) => orderedLens({ addition }).addition],
  ['a sold lens', (addition) => camelRecord(soldLensParameters)({ addition }).addition],
  ['the range of a product', (addition) => lensRange({ addition: [addition] }).addition[0]],
]

it.each(readers)('the addition of %s is a name, or a number as its name', (_, read) => {
  expect(read('+1.50')).toBe('+1.50')
  expect(read(1.5)).toBe('1.5')
})
