import { tellProblem } from './problem'

let isLeft = false
// The sandbox uses the same readers but has no page that could be left.
if (typeof addEventListener !== 'undefined') {
  addEventListener('pagehide', () => (isLeft = true))
  addEventListener('pageshow', () => (isLeft = false))
}

/** Reports a problem unless the page is being left, when the browser aborts its calls. */
export const tellUnlessLeft: typeof tellProblem = (problem, address) => {
  if (!isLeft) tellProblem(problem, address)
}
