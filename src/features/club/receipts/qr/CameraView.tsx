import { useEffect, useEffectEvent, useRef } from 'react'
import { readFrame } from './readQr'

interface CameraViewProps {
  /** Called for each frame in which a code was found. */
  onText: (text: string) => void
  /** Gets a DOMException if the browser has no camera for the page. */
  onFailed: (error: unknown) => void
}

/** Milliseconds between two frames, so that the page stays responsive. */
const PAUSE = 150

/** Shows the camera's picture and reads QR codes in it. The camera is switched off on unmount. */
export function CameraView({ onText, onFailed }: CameraViewProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const onLatestText = useEffectEvent(onText)
  const onLatestFailed = useEffectEvent(onFailed)

  useEffect(() => {
    const video = ref.current
    const view = new AbortController()
    const isGone = () => view.signal.aborted
    let stream: MediaStream | undefined
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const watch = async (screen: HTMLVideoElement) => {
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isGone()) return
      screen.srcObject = stream
      await screen.play()
      while (!isGone()) {
        const text = await readFrame(screen)
        if (isGone()) return
        if (text !== undefined) onLatestText(text)
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
    if (video) {
      // The video takes the focus: it replaces the pressed button.
      video.focus()
      watch(video)
        .catch((error: unknown) => !isGone() && onLatestFailed(error))
        // The component may have been unmounted before the camera started.
        .finally(stop)
    }
    return () => {
      view.abort()
      stop()
    }
  }, [])

  return <video className="scan__view" ref={ref} tabIndex={-1} muted playsInline aria-label="Камера" />
}
