import { NextEntryCard } from '../../../src/features/entries/NextEntryCard'
import { UnreadCard } from '../../../src/features/notifications/UnreadCard'
import { WaysCard } from '../../../src/features/points/WaysCard'
import { PromoCodesCard } from '../../../src/features/promocodes/PromoCodesCard'
import { NextReminderCard } from '../../../src/features/reminders/NextReminderCard'
import { VisionCard } from '../../../src/features/selections/VisionCard'
import { SubscriptionCard } from '../../../src/features/subscription/SubscriptionCard'
import { ChecklistCard } from './ChecklistCard'

export { BalanceChart } from '../../../src/features/points/BalanceChart'

/** The cards below the first two; they come as a chunk of their own, so that those two need not wait for it. */
export function MoreCards() {
  return (
    <>
      <SubscriptionCard />
      <NextEntryCard />
      <NextReminderCard />
      <VisionCard />
      <PromoCodesCard />
      <WaysCard />
      <ChecklistCard />
      <UnreadCard />
    </>
  )
}
