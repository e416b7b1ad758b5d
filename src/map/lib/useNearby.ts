import { useState } from 'react'
import type { Coordinates } from '../../domain/coordinates'
import { currentPosition } from '../../host/page/geolocation'

/** Locates the customer after a press. */
export function useNearby() {
  const [position, setPosition] = useState<Coordinates>()
  const [isRefused, setRefused] = useState(false)
  const [isLocating, setLocating] = useState(false)
  const locate = async () => {
    setLocating(true)
    setRefused(false)
    try {
      setPosition(await currentPosition())
    } catch {
      setRefused(true)
    }
    setLocating(false)
  }
  return { position, isRefused, isLocating, locate }
}
