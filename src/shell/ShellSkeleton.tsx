import { drawSkeleton } from './lib/drawSkeleton'

/** Shows the loader's outline while user data load. */
export function ShellSkeleton() {
  return (
    <div
      ref={(element) => {
        if (element?.childElementCount === 0) drawSkeleton(element)
      }}
    />
  )
}
