import type { PromoCode } from '#data/promoCodes/promoCode'
import { byEnd } from '#data/promoCodes/byEnd'
import { usePromoCodesQuery } from '#data/promoCodes/promoCodesApi'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { Skeleton } from '#ui/states/Skeleton'
import { CodeTicket } from './CodeTicket'
import { keyOfCode } from './keyOfCode'

/** Lists the codes that can be used now; the first to expire is on top. */
export function ActiveCodes({ onShow }: { onShow: (code: PromoCode) => void }) {
  const query = usePromoCodesQuery()
  return (
    <section className="vouchers" aria-label="Активные промокоды">
      <h2 className="h3">Активные промокоды</h2>
      <Loaded
        query={query}
        failure="Промокоды не загрузились"
        skeleton={
          <div className="card" part="card">
            <Skeleton label="Загружаем промокоды" heights={[24, 24, 20, 20, 20, 44]} />
          </div>
        }
        empty={
          <EmptyState title="Активных промокодов нет">
            Обменяйте баллы на промокод: он появится здесь.
          </EmptyState>
        }
        isEmpty={({ active }) => active.length === 0}
      >
        {({ active }) => (
          <ShowMore items={byEnd(active)} keyOf={keyOfCode}>
            {(code) => <CodeTicket code={code} onShow={() => onShow(code)} />}
          </ShowMore>
        )}
      </Loaded>
    </section>
  )
}
