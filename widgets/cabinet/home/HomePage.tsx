import { Suspense, use } from 'react'
import { ActiveOrderCard } from '../../../src/features/shop/orders/ActiveOrderCard'
import { PointsCard } from '../../../src/features/club/points/PointsCard'
import { ErrorBoundary } from '../../../src/island/ErrorBoundary'
import { isProfileRoot } from '../../../src/host/address'
import { chunkOf, preload } from '../../../src/host/loading/lazyComponent'
import type { SectionProps } from '../SectionProps'

export const loadMore = () => import('./MoreCards')

/** Decorative: if its chunk does not load, the points card is still complete. */
const loadChart = () => chunkOf(loadMore).catch(() => ({ BalanceChart: () => null }))

// Requested before the customer's data have arrived.
if (isProfileRoot()) void preload(loadMore)

/** The cards of the home page. Each asks for its own data and fails alone. */
export function HomePage({ menu }: SectionProps) {
  return (
    <div className="home">
      <div className="home__wide home__first">
        <PointsCard
          chart={
            <Suspense>
              <Chart />
            </Suspense>
          }
        />
      </div>
      <div className="home__narrow home__first">
        <ActiveOrderCard />
      </div>
      {menu}
      <ErrorBoundary>
        {/* Below the fold nothing need be drawn meanwhile; it has its place. */}
        <Suspense fallback={<div className="home__more" />}>
          <More />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

function Chart() {
  const { BalanceChart } = use(chunkOf(loadChart))
  return <BalanceChart />
}

function More() {
  const { MoreCards } = use(chunkOf(loadMore))
  return <MoreCards />
}
