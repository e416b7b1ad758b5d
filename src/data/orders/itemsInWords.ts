import { count } from '../../domain/numbers/counts'

/** Returns '3 товара'; '' for none, because an order without items is one whose number could not be read. */
export const itemsInWords = (items: number): string =>
  items > 0 ? count(items, ['товар', 'товара', 'товаров']) : ''
