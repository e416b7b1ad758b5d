/** Loads the chunk of the first card. It is apart from the later cards, because React waits for it. */
export const loadStep = () => import('./NextStepCard')
