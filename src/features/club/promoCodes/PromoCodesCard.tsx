import { formatDay, hasPassed } from '#domain/dates/dates'
import { mapData, remoteData } from '#domain/remoteData'
import { LoadedCard } from '#ui/LoadedCard'
import { CopyCode } from '#ui/controls/CopyCode'
import { StyleSheet } from '#ui/StyleSheet'
import { TextLink } from '#ui/controls/TextLink'
import { byEnd } from '#data/promoCodes/byEnd'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { discountOf } from '#data/promoCodes/discountOf'
import { keyOfCode } from './keyOfCode'
import css from './promoCodes.css'
import { usePromoCodesQuery } from '#data/promoCodes/promoCodesApi'

/** Maximum number of codes in the card. */
const SHOWN = 3

/** Shows codes that can be used now. */
export function PromoCodesCard() {
  const active = mapData(remoteData(usePromoCodesQuery()), (codes) => codes.active)
  const length = active.state === 'known' ? active.value.length : 0
  return (
    <LoadedCard
      isOptional
      title="Промокоды"
      action={
        <TextLink to="/promocodes/" after="right">
          {length > SHOWN ? `Все ${length}` : 'Все'}
          <span className="visually-hidden"> промокоды</span>
        </TextLink>
      }
      before={<StyleSheet href={css} />}
      query={active}
      failure="Промокоды не загрузились"
      skeleton={{ label: 'Загружаем промокоды', heights: [56, 56, 56] }}
    >
      {(codes) => (
        <ul className="list">
          {byEnd(codes)
            .slice(0, SHOWN)
            .map((code, index) => (
              <CodeLine key={keyOfCode(code, index)} code={code} />
            ))}
        </ul>
      )}
    </LoadedCard>
  )
}

function CodeLine({ code }: { code: PromoCode }) {
  const { promoCode, forPurchase, expiredDateIso } = code
  return (
    <li className="item promo">
      <span className="item__main">
        <span className="strong">{discountOf(code)}</span>
        <span className="small soft">
          {[
            forPurchase,
            expiredDateIso !== null &&
              `${hasPassed(expiredDateIso) ? 'срок истёк' : 'до'} ${formatDay(expiredDateIso)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <CopyCode code={promoCode} noun="промокод" />
    </li>
  )
}
