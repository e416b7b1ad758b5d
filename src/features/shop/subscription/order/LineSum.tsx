import { formatMoney, UNSHOWN_PRICE, type Money } from '#domain/numbers/money'
import { times } from '#domain/numbers/sums'
import { classes } from '#ui/lib/classes'

interface LineSumProps {
  /** A quantity of 0 is one that could not be read. */
  line: { price: Money | null; quantity: number }
  className?: string
}

/** Shows the sum of a line of the order, or what of it is unknown. */
export function LineSum({ line: { price, quantity }, className }: LineSumProps) {
  if (quantity <= 0) return <span className="small soft">Количество не удалось показать</span>
  if (!price) return <span className="small soft">{UNSHOWN_PRICE}</span>
  return <span className={classes('num', className)}>{formatMoney(times(price, quantity))}</span>
}
