import { count } from '../../domain/counts'
import { formatDay, formatDaysUntil } from '../../domain/dates'
import { PERIODS } from '../../domain/subscription'
import { Bones } from '../../ui/Bones'
import { Card } from '../../ui/Card'
import { Loaded } from '../../ui/Loaded'
import { TextLink } from '../../ui/TextLink'
import type { SubscriptionPreview } from './subscription'
import { useSubscriptionPreviewQuery } from './subscriptionApi'

/** The next delivery of the subscription. */
export function SubscriptionCard() {
  const preview = useSubscriptionPreviewQuery()
  return (
    <Card
      title="Подписка на линзы"
      className="w4"
      foot={
        <TextLink to="/subscription/" after="right">
          {preview.data ? 'Состав и адрес' : 'О подписке'}
        </TextLink>
      }
    >
      <Loaded
        query={preview}
        failure="Подписка не загрузилась"
        skeleton={<Bones label="Загружаем подписку" heights={[32, 16, 40]} />}
        empty={<p className="soft">Линзы приходят сами, когда пора. Подписку можно изменить или отменить.</p>}
        isEmpty={(data) => data === null}
      >
        {(data) => data && <NextOrder preview={data} />}
      </Loaded>
    </Card>
  )
}

function NextOrder({ preview }: { preview: SubscriptionPreview }) {
  const { subscription, scheduledAt, itemsCount, isConfirmed } = preview
  const { deliveryPeriod } = subscription
  return (
    <>
      <div>
        <p className="key">{formatDay(scheduledAt)}</p>
        <p className="small soft">{formatDaysUntil(scheduledAt)}</p>
      </div>
      <p className="small">
        {count(itemsCount, ['товар', 'товара', 'товаров'])}
        {isConfirmed && ', заказ подтверждён'}
        {deliveryPeriod && (
          <>
            <br />
            <span className="soft">{PERIODS[deliveryPeriod]}</span>
          </>
        )}
      </p>
    </>
  )
}
