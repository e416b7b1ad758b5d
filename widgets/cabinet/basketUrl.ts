/** Where the basket stands: the default of DECISIONS 1. */
export const basketUrl = (): string => '/basket/'
