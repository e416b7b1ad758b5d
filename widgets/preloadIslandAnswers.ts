import { takeAnswers } from '../src/island/preloadShownAnswers'

/** Waits until React can render an island as it was rendered before React, whole or in parts. */
export const preloadIslandAnswers = (root: ShadowRoot): Promise<unknown> | undefined =>
  root.querySelector('.lens') ? takeAnswers(root) : undefined
