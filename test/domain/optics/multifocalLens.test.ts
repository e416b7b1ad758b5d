import { multifocalFor } from '../../../src/domain/optics/multifocalLens'

it.each([
  [0.5, 'LOW', '1.00 D', '1.00 D'],
  [1.25, 'LOW', '1.00 D', '1.00 D'],
  [1.26, 'MED', '1.50 D', '1.50 D'],
  [1.75, 'MED', '1.50 D', '1.50 D'],
  [2, 'MED', '2.00 D', '2.00 N'],
  [2.25, 'HIGH', '2.00 D', '2.00 N'],
  [2.5, 'HIGH', '2.50 D', '2.50 N'],
  [4, 'HIGH', '2.50 D', '2.50 N'],
])('an addition of %p is %s, %s and %s', (addition, addClass, dominant, nonDominant) => {
  expect(multifocalFor(addition)).toEqual({ addClass, dominant, nonDominant })
})
