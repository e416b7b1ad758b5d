import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Accepts a file that is dropped on the element; without this the browser would leave the page to open it.
 */
export function useDroppedFile(onDropped: (file: File) => void): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const onFile = useEffectEvent(onDropped)
  useEffect(() => {
    const element = area.current
    const onOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    element?.addEventListener('dragover', onOver)
    element?.addEventListener('drop', onDrop)
    return () => {
      element?.removeEventListener('dragover', onOver)
      element?.removeEventListener('drop', onDrop)
    }
  }, [])
  return area
}
