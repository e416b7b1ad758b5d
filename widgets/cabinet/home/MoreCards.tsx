import { NextAppointmentCard } from '../../../src/features/vision/appointments/NextAppointmentCard'
import { UnreadCard } from '../../../src/features/account/notifications/UnreadCard'
import { WaysCard } from '../../../src/features/club/points/WaysCard'
import { PromoCodesCard } from '../../../src/features/club/promoCodes/PromoCodesCard'
import { NextReminderCard } from '../../../src/features/vision/reminders/NextReminderCard'
import { VisionCard } from '../../../src/features/vision/fittings/VisionCard'
import { SubscriptionCard } from '../../../src/features/shop/subscription/overview/SubscriptionCard'
import { ChecklistCard } from './ChecklistCard'

export { BalanceChart } from '../../../src/features/club/points/BalanceChart'

/** The cards below the first two; they come as a chunk of their own, so that those two need not wait for it. */
export function MoreCards() {
  return (
    <>
      <SubscriptionCard />
      <NextAppointmentCard />
      <NextReminderCard />
      <VisionCard />
      <PromoCodesCard />
      <WaysCard />
      <ChecklistCard />
      <UnreadCard />
    </>
  )
}
