/** Where the rows of a long list stand, in pixels. */
export interface RowOffsets {
  /** Where a row begins; of the number of rows: where the last one ends. */
  at: (row: number) => number
  /** The row that stands there; the last one for whatever lies below. */
  rowAt: (offset: number) => number
  /** Takes over heights that were measured, by row. Whether anything stands elsewhere now. */
  measure: (heights: ReadonlyMap<number, number>) => boolean
}

/** Until one was measured. */
const USUAL = 112
/** After so many rows the average is kept, so that further ones do not move the whole list. */
const ENOUGH = 20

/** Rows that were drawn are measured; the others count as high as those are on average. */
export function rowOffsets(count: number): RowOffsets {
  const measured = new Float64Array(count)
  const offsets = new Float64Array(count + 1)
  let [sum, known, average] = [0, 0, USUAL]

  function place() {
    for (let row = 0; row < count; row++) {
      const height = measured[row] ?? 0
      offsets[row + 1] = (offsets[row] ?? 0) + (height > 0 ? height : average)
    }
  }
  place()

  const at = (row: number) => offsets[row] ?? 0
  return {
    at,
    rowAt(offset) {
      let [low, high] = [0, count - 1]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (at(middle) <= offset) low = middle
        else high = middle - 1
      }
      return Math.max(0, low)
    },
    measure(heights) {
      let isOther = false
      for (const [row, height] of heights) {
        const before = measured[row] ?? 0
        if (height <= 0 || before === height) continue
        measured[row] = height
        if (before === 0 && known < ENOUGH) average = (sum += height) / ++known
        isOther = true
      }
      if (isOther) place()
      return isOther
    },
  }
}
