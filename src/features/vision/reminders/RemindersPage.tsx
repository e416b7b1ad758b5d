import { RemindersCard } from './RemindersCard'
import { useRemindedProducts } from './useRemindedProducts'

/** 'Напоминание о покупке линз': about the lenses that the customer wears or has bought, or others of the shop. */
export function RemindersPage() {
  return <RemindersCard products={useRemindedProducts()} />
}
