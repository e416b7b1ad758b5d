import { formatDate } from '#domain/dates/dates'
import { usePromoCodesQuery } from '#data/promoCodes/promoCodesApi'
import { ShowMore } from '#ui/controls/ShowMore'
import { discountOf } from '#data/promoCodes/discountOf'
import { keyOfCode } from './keyOfCode'

/**
 * Lists past codes in a collapsed list; renders nothing if there are none. A failed request is shown by the
 * card of the active codes.
 */
export function UsedCodes() {
  const { data } = usePromoCodesQuery()
  if (data === undefined || data.used.length === 0) return null
  return (
    <section className="card past-codes" part="card" aria-label="Использованные и истёкшие">
      <h2 className="visually-hidden">Использованные и истёкшие</h2>
      <details>
        <summary>Использованные и истёкшие: {data.used.length}</summary>
        <ShowMore items={data.used} keyOf={keyOfCode}>
          {(code) => (
            <div className="item">
              <span className="item__main">
                <span>{discountOf(code)}</span>
                {code.expiredDateIso !== null && (
                  <span className="small soft">Действовал до {formatDate(code.expiredDateIso)}</span>
                )}
              </span>
              <span className="voucher__old">{code.promoCode || 'Код не удалось показать'}</span>
            </div>
          )}
        </ShowMore>
      </details>
    </section>
  )
}
