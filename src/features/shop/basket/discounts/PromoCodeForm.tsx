import { useId, useState, type SyntheticEvent } from 'react'
import { useApplyPromoCodeMutation } from '#data/basket/basketApi'
import { codeMeant } from '#data/promoCodes/codeMeant'
import { discountOf } from '#data/promoCodes/discountOf'
import { usePromoCodesQuery } from '#data/promoCodes/promoCodesApi'
import type { SaleType } from '#data/orders/order'
import { Button } from '#ui/controls/Button'
import { ShowMore } from '#ui/controls/ShowMore'
import { FailureText } from '#ui/states/FailureText'
import { LeftToReact } from '#ui/lib/LeftToReact'

/** Applies a promo code that the customer types, or one of the customer's own. */
export function PromoCodeForm({ type }: { type: SaleType }) {
  // Nothing has been unfolded yet.
  if (BEFORE_REACT) throw new LeftToReact()
  const id = useId()
  const { data: codes } = usePromoCodesQuery()
  const [apply, { isLoading, error, reset }] = useApplyPromoCodeMutation()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isWrong = isMissing || error !== undefined
  const usable = codes?.active.filter(({ promoCode }) => promoCode !== '') ?? []

  const onTyped = (text: string) => {
    setTyped(text)
    setMissing(false)
    reset()
  }
  const onApplied = (entered: string) => {
    if (isLoading) return
    const own = usable.map(({ promoCode }) => promoCode)
    const promoCode = codeMeant(entered, own)
    setMissing(promoCode === '')
    if (promoCode !== '') void apply({ type, promoCode })
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    onApplied(typed)
  }
  return (
    <form className="basket__code" noValidate onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={id}>Промокод</label>
        <input
          className="input"
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}error` : undefined}
          onChange={({ target }) => onTyped(target.value)}
        />
        {isWrong && (
          <p className="error" id={`${id}error`} role="alert">
            {isMissing ? 'Введите промокод' : <FailureText error={error} />}
          </p>
        )}
      </div>
      <Button type="submit" variant="secondary" busy={isLoading}>
        Применить
      </Button>
      {usable.length > 0 && (
        <div className="basket__codes" role="group" aria-label="Ваши коды">
          <ShowMore items={usable} step={5} keyOf={({ promoCode }) => promoCode}>
            {(code) => (
              <div className="item">
                <span className="item__main">
                  <span>{discountOf(code)}</span>
                  {code.forPurchase !== '' && <span className="small soft">{code.forPurchase}</span>}
                </span>
                <Button
                  variant="quiet"
                  small
                  onClick={() => {
                    onTyped(code.promoCode)
                    onApplied(code.promoCode)
                  }}
                >
                  {code.promoCode}
                </Button>
              </div>
            )}
          </ShowMore>
        </div>
      )}
    </form>
  )
}
