import { useId } from 'react'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { discountFigure, discountOf } from '#data/promoCodes/discountOf'
import { linkPropsOf } from '#host/page/linkProps'
import { Badge } from '#ui/Badge'
import { Button } from '#ui/controls/Button'
import { CopyCode } from '#ui/controls/CopyCode'
import { TextLink } from '#ui/controls/TextLink'
import { useNow } from '#ui/lib/useNow'
import { lastDayOf } from './discount'

interface CodeTicketProps {
  code: PromoCode
  /** The rules of this code that are not shared by all codes. */
  rules: readonly string[]
  onShow: () => void
}

/** Shows a code that can be used now as a ticket: the discount and its last day, and the code on the stub. */
export function CodeTicket({ code, rules, onShow }: CodeTicketProps) {
  const { promoCode, link } = code
  const id = useId()
  const figure = discountFigure(code)
  const { left, day } = lastDayOf(code, useNow(code.expiredDateIso))
  return (
    <article className="card stub" aria-labelledby={id}>
      <div className="stub__main">
        <h3 id={id} className={figure === '' ? undefined : 'stub__sum'}>
          {figure === '' ? (
            discountOf(code)
          ) : (
            <>
              <span className="visually-hidden">Скидка </span>
              {figure}
            </>
          )}
        </h3>
        <div className="stub__facts">
          {left !== '' && <Badge icon="clock" tone="active" label={left} />}
          {day !== '' && <p className={left === '' ? 'strong' : 'small'}>{day}</p>}
          {rules.map((rule) => (
            <p key={rule} className="small soft">
              {rule}
            </p>
          ))}
          {link !== null && (
            <TextLink {...linkPropsOf(link)} after="right">
              Выбрать товары
              {promoCode !== '' && (
                <span className="visually-hidden"> со скидкой по промокоду {promoCode}</span>
              )}
            </TextLink>
          )}
        </div>
      </div>
      <div className="stub__side">
        <CopyCode code={promoCode} noun="промокод" />
        {promoCode !== '' && (
          <Button variant="quiet" small loads onClick={onShow}>
            Показать на кассе<span className="visually-hidden"> промокод {promoCode}</span>
          </Button>
        )}
      </div>
    </article>
  )
}
