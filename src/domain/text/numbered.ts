/** Returns 'Заказ № 48213', or 'Заказ' if the number could not be read. */
export const numbered = (what: string, number: string): string =>
  number === '' ? what : `${what} № ${number}`

/** Returns '№ 48213', or 'Заказ' if the number could not be read. */
export const numberOr = (what: string, number: string): string => (number === '' ? what : `№ ${number}`)
