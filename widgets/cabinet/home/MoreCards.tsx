import { Suspense } from 'react'
import { NextAppointmentCard } from '#features/vision/appointments/NextAppointmentCard'
import { UnreadCard } from '#features/account/notifications/UnreadCard'
import { WaysCard } from '#features/club/points/WaysCard'
import { PromoCodesCard } from '#features/club/promoCodes/PromoCodesCard'
import { NextReminderCard } from '#features/vision/reminders/NextReminderCard'
import { VisionCard } from '#features/vision/fittings/VisionCard'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { lazyComponent } from '#host/loading/lazyComponent'
import { InSight } from '#ui/InSight'
import { SubscriptionCard } from '#features/shop/subscription/overview/SubscriptionCard'
import { ChecklistCard } from './ChecklistCard'

const ReviewCard = lazyComponent(() =>
  import('#features/vision/reviews/ReviewsPage').then(({ ReviewCard }) => ReviewCard),
)

export { MenuNote } from './MenuNote'
export { BalanceChart } from '#features/club/points/BalanceChart'

/** Shows the cards below the first ones. They are a separate chunk, so that the first ones need not wait. */
export function MoreCards() {
  return (
    <>
      <Row />
      <div className="home__third">
        <SubscriptionCard />
      </div>
      <div className="home__third">
        <NextAppointmentCard />
      </div>
      <div className="home__third home__third--last">
        <NextReminderCard />
      </div>
      <Row />
      <div className="home__wide">
        <VisionCard />
      </div>
      <div className="home__narrow">
        <PromoCodesCard />
      </div>
      <Row />
      <div>
        <WaysCard />
      </div>
      <div className="home__wide home__late">
        <UnreadCard />
      </div>
      <div className="home__narrow home__late">
        <ChecklistCard />
      </div>
      <div>
        {/*
         * This card needs four lists, so they load when it is about to become visible. Whether it has something
         * to show is known that late, so it is the last, and no other card waits beside it or moves.
         */}
        <InSight>
          <ErrorBoundary>
            <Suspense>
              <ReviewCard />
            </Suspense>
          </ErrorBoundary>
        </InSight>
      </div>
    </>
  )
}

/** Starts a new row for the cards after it, whichever of those before are present. */
const Row = () => <span className="home__row" />
