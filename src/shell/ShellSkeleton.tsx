import { drawSkeleton } from './lib/drawSkeleton'

/** The same outline that the loader draws: it stays while user data load. */
export function ShellSkeleton() {
  return (
    <div
      ref={(element) => {
        if (element?.childElementCount === 0) drawSkeleton(element)
      }}
    />
  )
}
