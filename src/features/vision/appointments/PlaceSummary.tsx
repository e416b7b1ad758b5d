import type { Id } from '#domain/Id'
import { openingHours } from '#domain/dates/openingHours'
import { useLocatorPointQuery } from '#data/locator/locatorApi'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { Card } from '#ui/Card'
import { Loaded } from '#ui/states/Loaded'
import { PhoneLink } from '#ui/controls/PhoneLink'
import { OwnLensesHere } from './OwnLensesHere'
import { Skeleton } from '#ui/states/Skeleton'

/** Shows the chosen optician with address, opening hours, services and phone. */
export function PlaceSummary({ id }: { id: Id }) {
  const query = useLocatorPointQuery(id)
  return (
    <Card title="Оптика">
      <Loaded
        query={query}
        failure="Оптика не загрузилась"
        skeleton={<Skeleton label="Загружаем оптику" heights={[24, 16, 16]} />}
      >
        {({ name, address, phone, services, ...opening }) => (
          <>
            <p className="strong">{name}</p>
            <p className="small soft">{address}</p>
            <p className="small">{openingHours(opening)}</p>
            {services.length > 0 && (
              <p className="small">Услуги: {services.map((service) => service.name).join(', ')}</p>
            )}
            <OwnLensesHere departmentId={id} />
            <div className="row">
              <PhoneLink phone={phone} />
              <ButtonLink variant="quiet" small to="/optics/?book=">
                Выбрать другую
              </ButtonLink>
            </div>
          </>
        )}
      </Loaded>
    </Card>
  )
}
