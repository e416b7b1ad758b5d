import { offerParameters } from '../../../domain/lensOffers'
import { formatMoney, type Money } from '../../../domain/money'
import type { OrderItem } from '../../../domain/order'
import { LensOfferField } from '../../../forms/LensOfferField'
import { Notice } from '../../../ui/Notice'
import { choiceName, type RepeatLine } from './repeat'

/** What will be bought again, and by name what cannot be. */
export function RepeatLines({ lines }: { lines: readonly RepeatLine[] }) {
  const missing = lines.filter((line) => line.state === 'missing')
  return (
    <>
      {missing.length > 0 && (
        <Notice icon="alert">
          {missing.map(({ item: { title }, reason }, index) => (
            <p key={index}>
              <span className="strong">{title}</span>:{' '}
              {reason === 'gone' ? 'больше не продаётся' : 'сейчас нет в наличии'}
            </p>
          ))}
        </Notice>
      )}
      {missing.length < lines.length && (
        <ul className="list">
          {lines.map((line, index) =>
            line.state === 'ready' ? (
              <li key={index} className="item">
                <span className="item__main">
                  <span>{line.offer.title}</span>
                  <span className="small soft">
                    {[offerParameters(line.offer), quantityInWords(line.item.quantity, line.offer.price)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <PriceChange item={line.item} now={line.offer.price} />
                </span>
                {line.offer.price && (
                  <span className="num">
                    {formatMoney({ ...line.offer.price, value: line.offer.price.value * line.item.quantity })}
                  </span>
                )}
              </li>
            ) : (
              line.state === 'choose' && (
                <li key={index} className="item">
                  <LensOfferField
                    name={choiceName(index)}
                    label={`${line.item.title}, ${line.item.quantity} шт`}
                    hint="В заказе не указано, какие это были линзы"
                    offers={line.offers}
                  />
                </li>
              )
            ),
          )}
        </ul>
      )}
    </>
  )
}

/** '2 шт по 1 990 ₽' */
const quantityInWords = (quantity: number, price: Money | null) =>
  `${quantity}\u00a0шт${quantity > 1 && price ? ` по ${formatMoney(price)}` : ''}`

function PriceChange({ item: { price: before }, now }: { item: OrderItem; now: Money | null }) {
  if (!before || !now || before.currency !== now.currency || before.value === now.value) return null
  return <span className="small soft">Было {formatMoney(before)}</span>
}
