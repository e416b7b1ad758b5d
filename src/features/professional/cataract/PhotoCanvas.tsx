import { useLayoutEffect, useRef } from 'react'

/** Draws a photo so that it fills the picture. */
export function PhotoCanvas({ photo }: { photo: ImageBitmap }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo, 0, 0)
  }, [photo])
  return <canvas ref={canvas} width={photo.width} height={photo.height} aria-hidden="true" />
}
