import type { ReactNode } from 'react'

const PICTURES = {
  /** Empty state: an eye out of focus. */
  empty: (
    <>
      <circle cx="48" cy="48" r="46" opacity=".2" />
      <circle cx="48" cy="48" r="36" opacity=".4" />
      <circle cx="48" cy="48" r="25" strokeWidth="2" strokeDasharray="150 7" />
    </>
  ),
  /** Failed state: a double image. */
  failed: (
    <>
      <circle cx="40" cy="48" r="28" opacity=".45" />
      <circle cx="56" cy="48" r="28" />
    </>
  ),
}

interface IllustrationProps {
  name?: keyof typeof PICTURES
  /** A picture of the caller's own; the first page loads only the two above. */
  children?: ReactNode
}

/** Illustration of an empty or a failed state, or a picture of the caller's own. */
export function Illustration({ name, children = name && PICTURES[name] }: IllustrationProps) {
  return (
    <svg className="art" viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
  )
}
