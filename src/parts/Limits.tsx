import type { Basket } from '#data/basket/basket'
import { limitsOf } from '#data/basket/limits'
import { Notice } from '#ui/states/Notice'

/** Lists the shop's limits that a basket exceeds. */
export const Limits = ({ basket }: { basket: Basket }) =>
  limitsOf(basket).map((problem) => <Notice key={problem}>{problem}</Notice>)
