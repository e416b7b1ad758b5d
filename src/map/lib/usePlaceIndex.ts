import { useEffect, useMemo } from 'react'
import { placeIndex, type PlaceIndex } from './placeIndex'

/** Builds an index in idle time, so that no keystroke has to wait for it. */
export function usePlaceIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): PlaceIndex<Item> {
  const index = useMemo(() => placeIndex(items, textOf), [items, textOf])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const goOn = () => {
      if (index.prepare()) timer = setTimeout(goOn)
    }
    timer = setTimeout(goOn)
    return () => clearTimeout(timer)
  }, [index])
  return index
}
