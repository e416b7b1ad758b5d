import { useCallback, useMemo, useState } from 'react'
import type { Coordinates } from '../../domain/coordinates'
import { currentPosition } from '../../host/page/geolocation'

export interface Nearby {
  /** The customer's position; undefined until it was requested and received. */
  position: Coordinates | undefined
  isRefused: boolean
  isLocating: boolean
  locate: () => Promise<void>
}

/** Locates the customer after a press. The result stays identical while nothing changes. */
export function useNearby(): Nearby {
  const [position, setPosition] = useState<Coordinates>()
  const [isRefused, setRefused] = useState(false)
  const [isLocating, setLocating] = useState(false)
  const locate = useCallback(async () => {
    setLocating(true)
    setRefused(false)
    try {
      setPosition(await currentPosition())
    } catch {
      setRefused(true)
    }
    setLocating(false)
  }, [])
  return useMemo(
    () => ({ position, isRefused, isLocating, locate }),
    [position, isRefused, isLocating, locate],
  )
}
