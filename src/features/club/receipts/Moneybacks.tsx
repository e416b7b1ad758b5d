import { formatDate } from '../../../domain/dates'
import { formatMoney } from '../../../domain/money'
import type { Status } from '../../../domain/Status'
import { useMoneybacksQuery } from '../../../data/receipts/receiptsApi'
import { Badge } from '../../../ui/Badge'
import { Card } from '../../../ui/Card'
import { EmptyNote } from '../../../ui/EmptyNote'
import { Loaded } from '../../../ui/Loaded'
import { ShowMore } from '../../../ui/ShowMore'
import { Skeleton } from '../../../ui/Skeleton'

/** The requests for money back, and how they stand. */
export function Moneybacks() {
  const query = useMoneybacksQuery()
  return (
    <Card title="Возврат денег">
      <Loaded
        query={query}
        failure="Возвраты не загрузились"
        skeleton={<Skeleton label="Загружаем возвраты" heights={[48, 48]} />}
        empty={<EmptyNote>Запросов пока нет. Запросить возврат можно у принятого чека.</EmptyNote>}
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

/** An unknown state is still on its way. */
function StatusBadge({ code, label }: Status) {
  if (label === '') return null
  if (code === 'paid' || code === 'approved') return <Badge icon="check" tone="done" label={label} />
  if (code === 'rejected') return <Badge icon="alert" tone="bad" label={label} />
  return <Badge icon="clock" label={label} />
}
