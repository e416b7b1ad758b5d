import { useEffect } from 'react'

/**
 * Keeps the screen on if the browser supports it. The browser releases the lock when the page is hidden, so
 * it is requested again.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const page = { isLeft: false }
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // The browser may refuse on a low battery or by the page's policy; the screen then turns off as usual.
      const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (page.isLeft) void taken?.release()
      else lock = taken
    }
    const onShown = () => void take()
    onShown()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      page.isLeft = true
      document.removeEventListener('visibilitychange', onShown)
      void lock?.release()
    }
  }, [])
}
