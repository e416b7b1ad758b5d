import type * as stockOnHomeModule from './stockOnHome'

/** The data that it needs are requested after the first render. */
export const stockOnHome: typeof stockOnHomeModule.stockOnHome = () => undefined
