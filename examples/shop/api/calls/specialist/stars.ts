import { stamp } from '../../dates'
import { nextId, specialistOf, type Visitor } from '../../visitor'

/** Gives stars to a specialist, if the specialist may get stars. */
export function addStars(visitor: Visitor, now: Date, stars: number, title: string) {
  const records = specialistOf(visitor)
  const { specialist } = records.profile
  if (!specialist.is_stars_allowed) return
  records.stars.unshift({ id: nextId(records.stars, 2401), created_at: stamp(now), stars, title })
  specialist.stars = (specialist.stars ?? 0) + stars
}
