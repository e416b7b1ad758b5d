export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

const MARGIN = 12
const STEP = 8

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * @returns the place of the control where it covers no pressable element: as low as possible, on the right, otherwise
 *   on the left; undefined if there is none in the lower half of the window
 */
export function freePlace({ width, height }: Size, window: Size, taken: readonly Box[]): Box | undefined {
  for (const left of [window.width - MARGIN - width, MARGIN])
    for (let top = window.height - MARGIN - height; top >= window.height / 2; top -= STEP) {
      const place = { left, top, right: left + width, bottom: top + height }
      if (!taken.some((box) => meet(place, box))) return place
    }
  return undefined
}
