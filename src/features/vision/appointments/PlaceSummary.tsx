import { type Id, sameId } from '#domain/Id'
import { openingHours } from '#domain/dates/openingHours'
import { useLocatorPointQuery, usePointsWithProductQuery } from '#data/locator/locatorApi'
import { PlaceServices } from '#map/PlaceServices'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { PhoneLink } from '#ui/controls/PhoneLink'
import { useLensesInfoQuery } from '#data/profile/profileApi'

/** Shows the chosen optician with address, opening hours, services and phone. */
export function PlaceSummary({ id }: { id: Id }) {
  const query = useLocatorPointQuery(id)
  return (
    <LoadedCard
      title="Оптика"
      query={query}
      failure="Оптика не загрузилась"
      skeleton={{ label: 'Загружаем оптику', heights: [24, 16, 16] }}
    >
      {({ name, address, phone, services, ...opening }) => (
        <>
          <p className="strong">{name}</p>
          <p className="small soft">{address}</p>
          <p className="small">{openingHours(opening)}</p>
          <PlaceServices services={services} />
          <OwnLensesHere departmentId={id} />
          <div className="row">
            <PhoneLink phone={phone} />
            <ButtonLink variant="quiet" small to="/optics/?book=">
              Выбрать другую
            </ButtonLink>
          </div>
        </>
      )}
    </LoadedCard>
  )
}

/**
 * Says whether the optician sells the customer's lenses; renders nothing while that is unknown. The API
 * answers per product, so it does not say whether the customer's powers are in stock.
 */
function OwnLensesHere({ departmentId }: { departmentId: Id }) {
  const { data: own } = useLensesInfoQuery()
  const lenses = own?.lenses ?? []
  return lenses
    .filter(
      ({ productId }, index) => lenses.findIndex((other) => sameId(other.productId, productId)) === index,
    )
    .map(
      ({ productId, title }) =>
        productId !== null && (
          <Stock key={productId} productId={productId} title={title} departmentId={departmentId} />
        ),
    )
}

interface StockProps {
  productId: Id
  title: string
  departmentId: Id
}

function Stock({ productId, title, departmentId }: StockProps) {
  const { data: points } = usePointsWithProductQuery(productId)
  if (!points) return null
  const isHere = points.some(({ id }) => sameId(id, departmentId))
  return (
    <p className="small">
      Ваши линзы «{title}»:{' '}
      {isHere ? 'здесь есть, наличие ваших параметров уточните в оптике' : 'здесь сейчас нет'}
    </p>
  )
}
