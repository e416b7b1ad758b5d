/** Resolves once what stands in the page now has been painted; of a page that nobody sees, once it is seen. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
