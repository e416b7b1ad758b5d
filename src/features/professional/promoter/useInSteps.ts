import { startTransition, useEffect, useState } from 'react'

/** About what a screen shows. */
const STEP = 12

/** Returns how many rows of a long list are drawn by now: some more with each frame, from the top. */
export function useInSteps(total: number): number {
  const [drawn, setDrawn] = useState(STEP)
  useEffect(() => {
    if (drawn >= total) return
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + STEP)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, total])
  return drawn
}
