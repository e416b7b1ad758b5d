import { formatDate } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import { useMoneybacksQuery } from '#data/receipts/receiptsApi'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { ShowMore } from '#ui/controls/ShowMore'
import { ReceiptBadge } from './ReceiptBadge'

/** Lists the refund requests with their status. */
export function Moneybacks() {
  const query = useMoneybacksQuery()
  return (
    <LoadedCard
      title="Возврат денег"
      query={query}
      failure="Возвраты не загрузились"
      skeleton={{ label: 'Загружаем возвраты', heights: [48, 48] }}
      empty={<EmptyNote>Запросов пока нет. Запросить возврат можно по принятому чеку.</EmptyNote>}
    >
      {(moneybacks) => (
        <ShowMore items={moneybacks} keyOf={({ id }) => id}>
          {({ productTitle, amount, createdAt, reason, status }) => (
            <div className="item">
              <span className="item__main">
                <span>{amount ? `${productTitle}, ${formatMoney(amount)}` : productTitle}</span>
                <span className="small soft">
                  {[formatDate(createdAt), reason].filter(Boolean).join(', ')}
                </span>
              </span>
              <ReceiptBadge status={status} />
            </div>
          )}
        </ShowMore>
      )}
    </LoadedCard>
  )
}
