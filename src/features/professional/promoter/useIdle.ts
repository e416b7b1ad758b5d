import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds for which the end of the idle time is announced. */
const WARNING = 20

/**
 * Counts the time in which nobody touches a shared device, while something typed stands on it, and calls `onIdle` at its
 * end. Returns the seconds that are left as soon as they are announced, and a function that puts the end off.
 * @param seconds 0 for never
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
      // By the clock: timers stand still while a tablet sleeps.
      const rest = Math.ceil((last + seconds * 1000 - Date.now()) / 1000)
      isAnnounced = rest <= WARNING
      setLeft(isAnnounced && rest > 0 ? rest : undefined)
      if (rest <= 0) onEnd()
    }
    const onTyped = () => {
      last = Date.now()
      if (isAnnounced) onTick()
    }
    // Once it is announced, a touch may be somebody else's: it takes a key, or the button.
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
