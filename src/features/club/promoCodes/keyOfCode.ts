import type { PromoCode } from '#data/promoCodes/promoCode'

/** Returns the key of a code in a list; a code without a text gets its position. */
export const keyOfCode = ({ promoCode }: PromoCode, index: number): string => promoCode || ` ${index}`
