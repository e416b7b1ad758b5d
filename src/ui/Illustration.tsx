import type { ReactNode } from 'react'

const PICTURES = {
  /** Nothing here yet: an eye out of focus, with the gap of a Landolt ring. */
  empty: (
    <>
      <circle cx="48" cy="48" r="46" opacity=".2" />
      <circle cx="48" cy="48" r="36" opacity=".4" />
      <circle cx="48" cy="48" r="25" strokeWidth="2" strokeDasharray="150 7" />
    </>
  ),
  /** Double image: did not load. */
  failed: (
    <>
      <circle cx="40" cy="48" r="28" opacity=".45" />
      <circle cx="56" cy="48" r="28" />
    </>
  ),
}

interface IllustrationProps {
  name?: keyof typeof PICTURES
  /** A picture that comes with whoever shows it: these two come with the first page. */
  children?: ReactNode
}

/** The design's pictures of a state. */
export function Illustration({ name, children = name && PICTURES[name] }: IllustrationProps) {
  return (
    <svg className="art" viewBox="0 0 96 96" aria-hidden="true">
      {children}
    </svg>
  )
}
