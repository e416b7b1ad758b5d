import { EYES, lensInOneLine } from '#domain/lens'
import { formatMoney } from '#domain/numbers/money'
import { Icon } from '#ui/Icon'
import type { SubscriptionLens } from '#data/subscription/subscription'

/** Lists the lenses of the order, eye by eye. */
export function LensLines({ lenses }: { lenses: readonly SubscriptionLens[] }) {
  return (
    <ul className="list">
      {lenses.map((lens, index) => (
        <li key={index} className="item">
          <span className="thumb thumb--s">
            <Icon name="lens" size={20} />
          </span>
          <span className="item__main">
            <span>{lens.title}</span>
            {/* The parameters decide whether the lenses fit, so they are as large as the other text. */}
            <span>
              {EYES[lens.eye].name} глаз, {lensInOneLine(lens)} · {lens.quantity}&nbsp;уп.
            </span>
          </span>
          {lens.price && (
            <span className="num">
              {formatMoney({ ...lens.price, value: lens.price.value * lens.quantity })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
