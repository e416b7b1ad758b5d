import type { Basket } from '#data/basket/basket'
import { limitsOf } from '#data/basket/limits'
import { Notice } from '#ui/states/Notice'

/** Says which of the shop's limits a basket breaks. */
export const Limits = ({ basket }: { basket: Basket }) =>
  limitsOf(basket).map((problem) => <Notice key={problem}>{problem}</Notice>)
