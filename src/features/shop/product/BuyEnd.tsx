import type { ReactNode } from 'react'
import type { usePurchase } from '#data/basket/usePurchase'
import type { SaleType } from '#data/orders/order'
import type { ApiError } from '#domain/ApiError'
import { signedCount } from '#domain/numbers/counts'
import { formatMoney, UNSHOWN_SUM, type Money } from '#domain/numbers/money'
import { POINTS } from '#domain/numbers/points'
import { ofBasket } from '#host/page/basketLink'
import { basketUrl } from '#host/page/config'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { StickyBar } from '#ui/controls/StickyBar'
import { OldPrice } from './PackPrice'
import type { WantedLines } from './wantedLines'

interface BuyEndProps {
  type: SaleType
  lines: WantedLines
  /** The sum with the discount of a subscription, if one is chosen; null if it is unknown. */
  toPay: Money | null
  /** The text about the sum for screen readers. */
  spoken: string
  state: ReturnType<typeof usePurchase>['state']
  /** Label of the button. */
  button: string
  failure: ApiError | undefined
  onPressed: () => void
  /** Content between the button and the result. */
  children: ReactNode
}

/** Shows the price, the button, and the result of the purchase. */
export function BuyEnd(props: BuyEndProps) {
  const { type, lines, toPay, spoken, state, button, failure, onPressed, children } = props
  const { sum, points } = lines
  return (
    <>
      <StickyBar className="buy__end">
        {sum && toPay && (
          <p className="buy__price">
            <strong className="key num">{formatMoney(toPay)}</strong>
            {toPay !== sum && <OldPrice price={sum} />}
            {points > 0 && <span className="coin">{signedCount(points, POINTS)}</span>}
          </p>
        )}
        {!sum && lines.complete.length > 0 && lines.missing.length === 0 && (
          <p className="soft">{UNSHOWN_SUM}</p>
        )}
        <Button busy={state === 'busy'} onClick={onPressed}>
          {button}
        </Button>
      </StickyBar>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      {children}
      <div role="status">
        {state === 'done' && (
          <Notice tone="done">
            <p>Добавлено в корзину</p>
            <ButtonLink href={ofBasket(basketUrl(), type)} variant="secondary" small>
              Перейти в корзину
            </ButtonLink>
          </Notice>
        )}
      </div>
      {failure && (
        <Notice tone="bad">
          <FailureText error={failure} />
        </Notice>
      )}
    </>
  )
}
