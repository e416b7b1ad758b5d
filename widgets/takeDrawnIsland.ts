import { takeAnswers } from '../src/island/takeDrawn'

/** Waits until React can draw an island as it was drawn before it, whole or in parts. */
export async function takeDrawnIsland(root: ShadowRoot): Promise<void> {
  if (root.querySelector('.lens')) await takeAnswers(root)
}
