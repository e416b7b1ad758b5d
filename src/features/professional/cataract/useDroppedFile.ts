import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Takes a file that is dropped on an element: else the browser would leave the page for it. */
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
