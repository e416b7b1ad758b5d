import { RemindersCard } from './RemindersCard'
import { useRemindedProducts } from './useRemindedProducts'

/**
 * Shows 'Напоминание о покупке линз' with the lenses that the customer wears or has bought, and the shop's
 * others.
 */
export function RemindersPage() {
  return <RemindersCard products={useRemindedProducts()} />
}
