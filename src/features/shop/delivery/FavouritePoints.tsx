import { useFavouritePointsQuery } from '../../../data/checkout/deliveryPointsApi'
import { sameId } from '../../../domain/Id'
import type { DeliveryPoint } from '../../../domain/places'
import { token } from '../../../host/config'
import { Button } from '../../../ui/Button'

interface FavouritePointsProps {
  points: readonly DeliveryPoint[]
  onOpened: (point: DeliveryPoint) => void
}

const MOST = 3

/** 'Ваши пункты': where the customer has collected orders before; only those that still work. */
export function FavouritePoints({ points, onOpened }: FavouritePointsProps) {
  const { data = [] } = useFavouritePointsQuery(undefined, { skip: token() === undefined })
  const known = data.flatMap(({ id }) => points.find((point) => sameId(point.id, id)) ?? []).slice(0, MOST)
  if (known.length === 0) return null
  return (
    <section className="delivery__own" aria-label="Ваши пункты">
      <h3 className="small soft">Ваши пункты</h3>
      <div className="row">
        {known.map((point) => (
          <Button key={point.id} variant="secondary" small onClick={() => onOpened(point)}>
            {point.name}
          </Button>
        ))}
      </div>
    </section>
  )
}
