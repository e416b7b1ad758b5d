import { Suspense, use, useDeferredValue } from 'react'
import { ActiveOrderCard } from '#features/shop/orders/list/ActiveOrderCard'
import { PointsCard } from '#features/club/points/PointsCard'
import { ErrorBoundary } from '#island/ErrorBoundary'
import { chunkOf } from '#host/loading/lazyComponent'
import type { SectionProps } from '#shell/lib/SectionProps'
import { OneNotice } from '#ui/states/Failures'
import { loadMore } from './loadMore'
import { StepPlace } from './step/StepPlace'

/** The chart is decorative: if its chunk fails to load, the points card is still complete. */
const loadChart = () => chunkOf(loadMore).catch(() => ({ BalanceChart: () => null }))

/**
 * Shows the cards of the home page: first the next step, then the points. Each card loads its own data and
 * fails alone.
 */
export function HomePage({ menu }: SectionProps) {
  // Content below the fold renders after the rest.
  const isLater = useDeferredValue(true, false)
  const place = <div className="home__more" />
  return (
    <OneNotice>
      <div className="home">
        <div className="home__step">
          <ErrorBoundary>
            <StepPlace />
          </ErrorBoundary>
        </div>
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
          <Suspense fallback={place}>{isLater ? <More /> : place}</Suspense>
        </ErrorBoundary>
      </div>
    </OneNotice>
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
