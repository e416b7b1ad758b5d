import { takeAnswers } from '../src/island/preloadShownAnswers'

/** Waits until React can draw an island as it was drawn before it, whole or in parts. */
export const preloadIslandAnswers = (root: ShadowRoot): Promise<unknown> | undefined =>
  root.querySelector('.lens') ? takeAnswers(root) : undefined
