import { useId } from 'react'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { linkPropsOf } from '#host/page/linkProps'
import { Button } from '#ui/controls/Button'
import { CopyCode } from '#ui/controls/CopyCode'
import { TextLink } from '#ui/controls/TextLink'
import { endInWords } from './discount'
import { discountOf } from '#data/promoCodes/discountOf'

/** Shows a code that can be used now: its purpose, its place, its last day. */
export function CodeTicket({ code, onShow }: { code: PromoCode; onShow: () => void }) {
  const { promoCode, activeRules, forPurchase, whereToUse, link } = code
  const id = useId()
  const end = endInWords(code)
  return (
    <article className="card ticket" aria-labelledby={id}>
      <div className="ticket__main">
        <h3 id={id}>{discountOf(code)}</h3>
        {end !== '' && <p>{end}</p>}
        <ul className="voucher__rules small soft">
          {[...new Set([forPurchase, activeRules, whereToUse])]
            .filter((rule) => rule !== '')
            .map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
        </ul>
        {link !== null && (
          <TextLink {...linkPropsOf(link)} after="right">
            Выбрать товары
            {promoCode !== '' && (
              <span className="visually-hidden"> со скидкой по промокоду {promoCode}</span>
            )}
          </TextLink>
        )}
      </div>
      <div className="ticket__side">
        <CopyCode code={promoCode} noun="промокод" />
        {promoCode !== '' && (
          <Button variant="secondary" small loads onClick={onShow}>
            Показать на кассе<span className="visually-hidden"> промокод {promoCode}</span>
          </Button>
        )}
      </div>
    </article>
  )
}
