import { tellProblem } from './problem'

let isLeft = false
// The sandbox reads by the same readers, and has no page that could be left.
if (typeof addEventListener !== 'undefined') {
  addEventListener('pagehide', () => (isLeft = true))
  addEventListener('pageshow', () => (isLeft = false))
}

/** Tells of a problem, but not while the page is being left: the browser ends its calls. */
export const tellUnlessLeft: typeof tellProblem = (problem, address) => {
  if (!isLeft) tellProblem(problem, address)
}
