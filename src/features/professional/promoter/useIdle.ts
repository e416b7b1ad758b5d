import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds before the end for which the warning is shown. */
const WARNING = 20

/**
 * Measures how long nobody has touched a shared device while the form holds input, and calls `onIdle` after
 * `seconds` (0 for never). Returns the remaining seconds, which are undefined before the warning starts, and
 * a function that restarts the time.
 */
export function useIdle(seconds: number, isTyped: boolean, onIdle: () => void) {
  const [left, setLeft] = useState<number>()
  const [putOffs, setPutOffs] = useState(0)
  const onEnd = useEffectEvent(onIdle)
  const isCounting = seconds > 0 && isTyped
  useEffect(() => {
    if (!isCounting) return
    let last = Date.now()
    let isAnnounced = false
    const onTick = () => {
      // The time is taken from the clock, because timers stop while a tablet sleeps.
      const rest = Math.ceil((last + seconds * 1000 - Date.now()) / 1000)
      isAnnounced = rest <= WARNING
      setLeft(isAnnounced && rest > 0 ? rest : undefined)
      if (rest <= 0) onEnd()
    }
    const onTyped = () => {
      last = Date.now()
      if (isAnnounced) onTick()
    }
    // During the warning a touch may come from somebody else, so only a key or the button restarts the time.
    const onTouched = () => {
      if (!isAnnounced) last = Date.now()
    }
    const timer = setInterval(onTick, 1000)
    document.addEventListener('keydown', onTyped, true)
    document.addEventListener('input', onTyped)
    document.addEventListener('pointerdown', onTouched)
    document.addEventListener('visibilitychange', onTick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', onTyped, true)
      document.removeEventListener('input', onTyped)
      document.removeEventListener('pointerdown', onTouched)
      document.removeEventListener('visibilitychange', onTick)
      setLeft(undefined)
    }
  }, [seconds, isCounting, putOffs])
  return { left, putOff: () => setPutOffs((count) => count + 1) }
}
