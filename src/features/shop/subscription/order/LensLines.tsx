import { EYES, lensInOneLine } from '#domain/lens'
import { formatMoney } from '#domain/numbers/money'
import { Icon } from '#ui/Icon'
import type { SubscriptionLens } from '#data/subscription/subscription'

/** The lenses of the order, eye by eye. */
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
            {/* What decides whether they fit is as large as all else. */}
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
