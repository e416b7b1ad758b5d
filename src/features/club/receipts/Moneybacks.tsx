import { formatDate } from '../../../domain/dates'
import { formatMoney } from '../../../domain/money'
import { useMoneybacksQuery } from '../../../data/receipts/receiptsApi'
import { Card } from '../../../ui/Card'
import { EmptyNote } from '../../../ui/EmptyNote'
import { Loaded } from '../../../ui/Loaded'
import { ShowMore } from '../../../ui/ShowMore'
import { Skeleton } from '../../../ui/Skeleton'
import { StatusBadge } from './StatusBadge'

/** The requests for money back, and how they stand. */
export function Moneybacks() {
  const query = useMoneybacksQuery()
  return (
    <Card title="Возврат денег">
      <Loaded
        query={query}
        failure="Возвраты не загрузились"
        skeleton={<Skeleton label="Загружаем возвраты" heights={[48, 48]} />}
        empty={<EmptyNote>Запросов пока нет. Запросить возврат можно по принятому чеку.</EmptyNote>}
      >
        {(moneybacks) => (
          <ShowMore items={moneybacks} keyOf={({ id }) => id}>
            {({ productTitle, amount, createdAt, reason, status }) => (
              <div className="item">
                <span className="item__main">
                  <span>{[productTitle, amount && formatMoney(amount)].filter(Boolean).join(', ')}</span>
                  <span className="small soft">
                    {[formatDate(createdAt), reason].filter(Boolean).join(', ')}
                  </span>
                </span>
                <StatusBadge {...status} />
              </div>
            )}
          </ShowMore>
        )}
      </Loaded>
    </Card>
  )
}
