import { Suspense, use } from 'react'
import { ActiveOrderCard } from '../../../src/features/shop/orders/ActiveOrderCard'
import { PointsCard } from '../../../src/features/club/points/PointsCard'
import { ErrorBoundary } from '../../../src/island/ErrorBoundary'
import { chunkOf, preload } from '../../../src/host/loading/lazyComponent'
import type { SectionProps } from '../SectionProps'

const loadMore = () => import('./MoreCards')

/** Decorative: if its chunk does not load, the points card is still complete. */
const loadChart = () => chunkOf(loadMore).catch(() => ({ BalanceChart: () => null }))

// Requested before the customer's data have arrived.
void preload(loadMore)

/** The cards of the home page. Each asks for its own data and fails alone. */
export function HomePage({ menu }: SectionProps) {
  return (
    <div className="home">
      <PointsCard
        chart={
          <Suspense>
            <Chart />
          </Suspense>
        }
      />
      <ActiveOrderCard />
      {menu}
      <ErrorBoundary>
        {/* Below the fold: its space is reserved, and nothing is drawn meanwhile. */}
        <Suspense fallback={<div className="more" />}>
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
