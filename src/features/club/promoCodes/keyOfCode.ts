import type { PromoCode } from '#data/promoCodes/promoCode'

/** Names a code in a list; one that the shop has sent without its text by its place. */
export const keyOfCode = ({ promoCode }: PromoCode, index: number): string => promoCode || ` ${index}`
