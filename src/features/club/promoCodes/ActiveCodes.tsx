import type { PromoCode } from '#data/promoCodes/promoCode'
import { byEnd } from '#data/promoCodes/byEnd'
import { usePromoCodesQuery } from '#data/promoCodes/promoCodesApi'
import { sentence } from '#domain/text/sentence'
import { EmptyState } from '#ui/states/EmptyState'
import { Loaded } from '#ui/states/Loaded'
import { ShowMore } from '#ui/controls/ShowMore'
import { CardSkeleton } from '#ui/states/Skeleton'
import { CodeTicket } from './CodeTicket'
import { keyOfCode } from './keyOfCode'

/** Lists the codes that can be used now; the one that expires first comes first. */
export function ActiveCodes({ onShow }: { onShow: (code: PromoCode) => void }) {
  const query = usePromoCodesQuery()
  return (
    <section className="vouchers" aria-label="Активные промокоды">
      <h2 className="visually-hidden">Активные промокоды</h2>
      <Loaded
        query={query}
        failure="Промокоды не загрузились"
        skeleton={<CardSkeleton label="Загружаем промокоды" heights={[48, 24, 20, 44, 44, 44]} />}
        empty={
          <EmptyState title="Активных промокодов нет">
            Обменяйте баллы на промокод: он появится здесь.
          </EmptyState>
        }
        isEmpty={({ active }) => active.length === 0}
      >
        {({ active }) => {
          const shared = sharedBy(active)
          return (
            <>
              <ShowMore items={byEnd(active)} keyOf={keyOfCode}>
                {(code) => (
                  <CodeTicket
                    code={code}
                    rules={[code.forPurchase, ...termsOf(code)].filter(
                      (rule, index, all) =>
                        rule !== '' && !shared.includes(rule) && all.indexOf(rule) === index,
                    )}
                    onShow={() => onShow(code)}
                  />
                )}
              </ShowMore>
              {shared.length > 0 && <p className="small soft">{shared.map(sentence).join(' ')}</p>}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const termsOf = ({ activeRules, whereToUse }: PromoCode): string[] => [activeRules, whereToUse]

/**
 * Returns the terms that apply to every code: if there are several codes, these are shown once, below all.
 */
function sharedBy(codes: readonly PromoCode[]): string[] {
  const [first] = codes
  if (first === undefined || codes.length === 1) return []
  return [...new Set(termsOf(first))].filter(
    (term) => term !== '' && codes.every((code) => termsOf(code).includes(term)),
  )
}
