import { drawSkeleton } from './lib/drawSkeleton'
import { LeftToReact } from '../ui/lib/LeftToReact'

/** Shows the loader's outline while user data load. */
export function ShellSkeleton() {
  // The loader's outline is already shown.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <div
      ref={(element) => {
        if (element?.childElementCount === 0) drawSkeleton(element)
      }}
    />
  )
}
