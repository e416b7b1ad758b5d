import { codeMeant } from '../../../src/data/promoCodes/codeMeant'

const own = ['LENS-10', 'МОРЕ25', 'AB-1', 'АВ-1']

it.each([
  ['lens-10', 'LENS-10'],
  ['LЕNS–10', 'LENS-10'],
  ['\u200bLENS 10', 'LENS-10'],
  ['LENS10', 'LENS-10'],
  ['MOPE25', 'МОРЕ25'],
  // Two of the customer's codes look like this, so none is chosen.
  ['ab1', 'ab1'],
  ['AB-1', 'AB-1'],
  // A code that is not the customer's own is sent as it was typed.
  [' ВЕСНА—2026 ', 'ВЕСНА-2026'],
  [' ', ''],
])('means by %j the code %j', (typed, code) => {
  expect(codeMeant(typed, own)).toBe(code)
})
