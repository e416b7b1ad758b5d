import type * as stockOnHomeModule from './stockOnHome'

/** What it rests on is asked for after the first drawing. */
export const stockOnHome: typeof stockOnHomeModule.stockOnHome = () => undefined
