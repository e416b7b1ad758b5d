import { ActiveOrderCard } from '../../../src/features/orders/ActiveOrderCard'
import { PointsCard } from '../../../src/features/points/PointsCard'
import type { SectionProps } from '../SectionProps'

/** The cards of the home page. Each asks for its own data and fails alone. */
export function Page({ menu }: SectionProps) {
  return (
    <div className="home">
      <PointsCard />
      <ActiveOrderCard />
      {menu}
    </div>
  )
}
