import { Suspense } from 'react'
import { NextAppointmentCard } from '../../../src/features/vision/appointments/NextAppointmentCard'
import { UnreadCard } from '../../../src/features/account/notifications/UnreadCard'
import { WaysCard } from '../../../src/features/club/points/WaysCard'
import { PromoCodesCard } from '../../../src/features/club/promoCodes/PromoCodesCard'
import { NextReminderCard } from '../../../src/features/vision/reminders/NextReminderCard'
import { VisionCard } from '../../../src/features/vision/fittings/VisionCard'
import { ErrorBoundary } from '../../../src/island/ErrorBoundary'
import { lazyComponent } from '../../../src/host/loading/lazyComponent'
import { InSight } from '../../../src/ui/InSight'
import { SubscriptionCard } from '../../../src/features/shop/subscription/overview/SubscriptionCard'
import { ChecklistCard } from './ChecklistCard'

const ReviewCard = lazyComponent(() =>
  import('../../../src/features/vision/reviews/ReviewsPage').then(({ ReviewCard }) => ReviewCard),
)

export { BalanceChart } from '../../../src/features/club/points/BalanceChart'

/** The cards below the first two; they come as a chunk of their own, so that those two need not wait for it. */
export function MoreCards() {
  return (
    <>
      <div className="home__third">
        <SubscriptionCard />
      </div>
      <div className="home__third">
        <NextAppointmentCard />
      </div>
      <div className="home__third home__third--last">
        <NextReminderCard />
      </div>
      <div className="home__wide">
        <VisionCard />
      </div>
      <div className="home__narrow">
        <PromoCodesCard />
      </div>
      <div>
        <WaysCard />
      </div>
      <div className="home__wide">
        {/* Four lists for one card: they are asked for when it is about to be seen. */}
        <InSight>
          <ErrorBoundary>
            <Suspense>
              <ReviewCard />
            </Suspense>
          </ErrorBoundary>
        </InSight>
      </div>
      <div className="home__narrow">
        <UnreadCard />
      </div>
      <div>
        <ChecklistCard />
      </div>
    </>
  )
}
