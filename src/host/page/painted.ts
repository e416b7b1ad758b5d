/** Resolves once the current content of the page has been painted; for a hidden page, once it is visible. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
