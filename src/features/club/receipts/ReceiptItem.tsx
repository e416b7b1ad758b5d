import { formatDate } from '#domain/dates/dates'
import { formatMoney } from '#domain/numbers/money'
import type { RemoteData } from '#domain/remoteData'
import type { Moneyback, Receipt } from '#data/receipts/receipt'
import type { ReceiptProduct } from '#domain/records'
import { Anchor } from '#ui/controls/Anchor'
import { Button } from '#ui/controls/Button'
import { PointsAmount } from '#parts/PointsAmount'
import { ReceiptBadge } from './ReceiptBadge'

interface ReceiptItemProps {
  receipt: Receipt
  /** The refund request for this receipt, see `moneybackOf`: the shop accepts one per receipt. */
  moneyback: RemoteData<Moneyback | null | undefined>
  onFeedback: () => void
  onMoneyback: () => void
}

/** Shows a receipt: its status, its products, and its actions. */
export function ReceiptItem({ receipt, moneyback, onFeedback, onMoneyback }: ReceiptItemProps) {
  const { id, createdAt, partner, purchasedAt, totalSum, status, rejectReason, points, products, file } =
    receipt
  return (
    <article className="receipt" aria-label={`Чек № ${id}`}>
      <div className="receipt__head">
        <h3>Чек № {id}</h3>
        <ReceiptBadge status={status} />
        {points > 0 && <PointsAmount value={points} unsigned={status.code !== 'accepted'} />}
      </div>
      <p className="small soft">
        {[
          purchasedAt !== null ? `Покупка ${formatDate(purchasedAt)}` : formatDate(createdAt),
          totalSum && formatMoney(totalSum),
          partner,
        ]
          .filter(Boolean)
          .join(', ')}
        {file && (
          <>
            {', '}
            <Anchor href={file.url} newTab>
              {file.name}
            </Anchor>
          </>
        )}
      </p>
      {rejectReason !== null && status.code === 'rejected' && <p>{rejectReason}</p>}
      <ul className="receipt__products small">
        {products.map(({ name, isEligible, points }, index) => (
          <li key={index}>
            {name} <ProductPoints {...{ isEligible, points }} isOpen={status.code === 'processing'} />
          </li>
        ))}
      </ul>
      {status.code === 'rejected' && (
        <Button variant="secondary" small onClick={onFeedback}>
          Написать нам<span className="visually-hidden"> о чеке № {id}</span>
        </Button>
      )}
      {moneyback.state === 'known' && moneyback.value && (
        <p className="receipt__head small">
          Возврат денег запрошен <ReceiptBadge status={moneyback.value.status} />
        </p>
      )}
      {status.code === 'accepted' && moneyback.state === 'known' && moneyback.value === undefined && (
        <Button variant="quiet" small onClick={onMoneyback}>
          Вернуть деньги<span className="visually-hidden"> по чеку № {id}</span>
        </Button>
      )}
    </article>
  )
}

interface ProductPointsProps extends Pick<ReceiptProduct, 'isEligible' | 'points'> {
  /** The points are not counted yet. */
  isOpen: boolean
}

/** Shows the points of a product, or that it earns none; nothing if that cannot be read, or is not decided yet. */
function ProductPoints({ isEligible, points, isOpen }: ProductPointsProps) {
  if (isEligible === false || (points === 0 && !isOpen)) return <span className="soft">без баллов</span>
  return isEligible && points !== null && points > 0 && <PointsAmount value={points} unsigned />
}
