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
  done: (
    <>
      <circle cx="48" cy="48" r="46" opacity=".25" />
      <circle cx="48" cy="48" r="36" opacity=".5" />
      <path d="m35 49 9 9 18-20" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
}

/** The design's pictures of a state. */
export function Art({ name }: { name: keyof typeof PICTURES }) {
  return (
    <svg className="art" viewBox="0 0 96 96" aria-hidden="true">
      {PICTURES[name]}
    </svg>
  )
}
