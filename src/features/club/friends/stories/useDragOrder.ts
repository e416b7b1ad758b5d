import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Lets the customer sort a list by dragging its `draggable` elements. The list needs buttons that do the
 * same, because not everybody can drag. `onMoved` receives the old and the new index of the row.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMoved: (from: number, to: number) => void,
): void {
  const onLatest = useEffectEvent(onMoved)
  useEffect(() => {
    const element = list.current
    if (!element) return
    let from = -1
    const rowOf = ({ target }: Event) =>
      [...element.children].findIndex((row) => target instanceof Node && row.contains(target))
    const onStart = (event: Event) => {
      from = rowOf(event)
    }
    const onOver = (event: Event) => {
      if (from !== -1) event.preventDefault()
    }
    const onDrop = (event: Event) => {
      if (from === -1) return
      event.preventDefault()
      const to = rowOf(event)
      if (to !== -1 && to !== from) onLatest(from, to)
      from = -1
    }
    const onEnd = () => {
      from = -1
    }
    const listeners = { dragstart: onStart, dragover: onOver, drop: onDrop, dragend: onEnd }
    Object.entries(listeners).forEach(([type, listener]) => element.addEventListener(type, listener))
    return () =>
      Object.entries(listeners).forEach(([type, listener]) => element.removeEventListener(type, listener))
  }, [list])
}
