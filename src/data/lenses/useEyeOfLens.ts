import type { Eye, OrderedLens } from '../../domain/lens'
import { eyeOfLens } from './eyeOfLens'
import { useWornLenses } from './useWornLenses'

/** Returns the eye of an ordered lens; undefined if neither its record nor the lenses that are worn tell it. */
export function useEyeOfLens(lens: OrderedLens): Eye | undefined {
  const { worn } = useWornLenses(lens.eye === null)
  return eyeOfLens(lens, worn, lens.eye)
}
