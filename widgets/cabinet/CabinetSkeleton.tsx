import { drawSkeleton } from './skeleton'

/** The same outline that the loader draws: it stays while user data load. */
export function CabinetSkeleton() {
  return (
    <div
      ref={(element) => {
        if (element?.childElementCount === 0) drawSkeleton(element)
      }}
    />
  )
}
