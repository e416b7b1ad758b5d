import type { Id } from '#domain/Id'
import { openingHours } from '#domain/dates/openingHours'
import { useLocatorPointQuery } from '#data/locator/locatorApi'
import { PlaceServices } from '#map/PlaceServices'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { LoadedCard } from '#ui/LoadedCard'
import { PhoneLink } from '#ui/controls/PhoneLink'
import { OwnLensesHere } from './OwnLensesHere'

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
