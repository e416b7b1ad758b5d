/** Positions of the rows of a long list, in pixels. */
export interface RowOffsets {
  /** Returns the start of a row; for the number of rows, the end of the last one. */
  at: (row: number) => number
  /** Returns the row at an offset; the last one for larger offsets. */
  rowAt: (offset: number) => number
  /** Stores measured heights by row; returns whether any position has changed. */
  measure: (heights: ReadonlyMap<number, number>) => boolean
}

/** Assumed height in pixels before a row is measured. */
const USUAL = 112
/**
 * After this number of measured rows the average is fixed, so that further ones do not move the whole list.
 */
const ENOUGH = 20

/** Stores the heights of measured rows; every other row is assumed to have their average height. */
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
