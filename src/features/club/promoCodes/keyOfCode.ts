import type { PromoCode } from '#data/promoCodes/promoCode'

/** Returns the key of a code in a list; its index stands in for an empty code. */
export const keyOfCode = ({ promoCode }: PromoCode, index: number): string => promoCode || ` ${index}`
