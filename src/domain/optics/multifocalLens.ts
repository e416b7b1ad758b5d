/** The manufacturer's fitting guide; other multifocal lenses have other tables. */
export const MULTIFOCAL_SOURCE = 'CooperVision Biofinity multifocal'

export type AddClass = 'LOW' | 'MED' | 'HIGH'

interface Pair {
  dominant: string
  nonDominant: string
}

/** Each row applies up to this addition in dioptres. */
const CLASSES: readonly [upTo: number, name: AddClass][] = [
  [1.25, 'LOW'],
  [2, 'MED'],
  [Infinity, 'HIGH'],
]
const PAIRS: readonly [upTo: number, pair: Pair][] = [
  [1.25, { dominant: '1.00 D', nonDominant: '1.00 D' }],
  [1.75, { dominant: '1.50 D', nonDominant: '1.50 D' }],
  [2.25, { dominant: '2.00 D', nonDominant: '2.00 N' }],
  [Infinity, { dominant: '2.50 D', nonDominant: '2.50 N' }],
]

function rowOf<Row>(rows: readonly [upTo: number, row: Row][], addition: number): Row | undefined {
  return rows.find(([upTo]) => addition <= upTo)?.[1]
}

/** Returns the class of an addition, in dioptres, and the lens of each eye. */
export const multifocalFor = (addition: number) => ({
  addClass: rowOf(CLASSES, addition),
  ...rowOf(PAIRS, addition),
})
