import { takeDrawn } from '../src/island/takeDrawn'

/** Waits until React can draw an island as it was drawn before it. */
export const takeDrawnIsland = (root: ShadowRoot): Promise<void> =>
  takeDrawn(root, { place: '.lens', load: undefined, isWaitedFor: false, isInParts: true })
