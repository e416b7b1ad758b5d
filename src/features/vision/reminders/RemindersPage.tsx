import { RemindersCard } from './RemindersCard'
import { useRemindedProducts } from './useRemindedProducts'

/**
 * Shows 'Напоминание о покупке линз'. A reminder can be set for any lenses of the shop; those that the
 * customer wears or has bought come first.
 */
export function RemindersPage() {
  return <RemindersCard products={useRemindedProducts()} />
}
