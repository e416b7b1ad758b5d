import { PERIODS } from '#data/subscription/period'
import { Skeleton } from '#ui/states/Skeleton'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Icon } from '#ui/Icon'
import { Loaded } from '#ui/states/Loaded'
import { discountInWords } from '#data/subscription/subscription'
import { useSubscriptionTypesQuery } from '#data/subscription/subscriptionApi'

const GIVES = [
  'Линзы приезжают сами, следить за запасом не нужно.',
  'На каждый заказ действует скидка.',
  'Перед доставкой можно поменять линзы, адрес и состав.',
  'Отменить подписку можно здесь же, без звонков.',
]

/** Explains the subscription and its three periods, and opens the wizard. */
export function NoSubscription({ onStarted }: { onStarted: () => void }) {
  const types = useSubscriptionTypesQuery()
  return (
    <Card
      title="Линзы по подписке"
      foot={
        <Button loads onClick={onStarted}>
          Оформить подписку
        </Button>
      }
    >
      <ul className="gives">
        {GIVES.map((text) => (
          <li key={text}>
            <Icon name="check" size={20} />
            {text}
          </li>
        ))}
      </ul>
      <h3>Как часто привозить</h3>
      <Loaded
        query={types}
        failure="Периоды не загрузились"
        skeleton={<Skeleton label="Загружаем периоды" heights={[40, 40, 40]} />}
      >
        {(list) => (
          <ul className="list">
            {list.map(({ id, title, deliveryPeriod, discountPercent }) => (
              <li key={id} className="item">
                <span className="thumb thumb--s">
                  <Icon name="calendar" size={20} />
                </span>
                <span className="item__main">
                  <span>{deliveryPeriod ? PERIODS[deliveryPeriod] : title}</span>
                  {discountPercent > 0 && (
                    <span className="small soft">{discountInWords(discountPercent)}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}
