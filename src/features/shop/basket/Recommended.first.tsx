/** Comes with its answers, below all else. */
export const Recommended = () => null
