import { Suspense, use } from 'react'
import { ActiveOrderCard } from '../../../src/features/shop/orders/ActiveOrderCard'
import { PointsCard } from '../../../src/features/club/points/PointsCard'
import { ErrorBoundary } from '../../../src/island/ErrorBoundary'
import { chunkOf, preload } from '../../../src/host/loading/lazyComponent'
import type { SectionProps } from '../SectionProps'

const loadMore = () => import('./MoreCards')

/** A picture only: without its chunk the points are whole, and the cards below say what is wrong. */
const loadChart = () => chunkOf(loadMore).catch(() => ({ BalanceChart: () => null }))

// Under way before the customer's data are there.
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
        {/* Below the fold nothing need be drawn meanwhile; it has its place. */}
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
