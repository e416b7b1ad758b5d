import type * as productLinks from './useProductLinks'

/** The catalogue is not waited for before React. */
export const useProductLinks: typeof productLinks.useProductLinks = () => () => undefined
