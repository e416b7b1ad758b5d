import { formatDate } from '#domain/dates/dates'
import { count } from '#domain/numbers/counts'
import { useBoughtCertificatesQuery } from '#data/promoCodes/promoCodesApi'
import { LoadedCard } from '#ui/LoadedCard'
import { EmptyNote } from '#ui/states/EmptyNote'
import { PointsAmount } from '#parts/PointsAmount'
import { ShowMore } from '#ui/controls/ShowMore'

const EXCHANGES = ['обмен', 'обмена', 'обменов'] as const

/**
 * Lists the certificates that the customer got for points; the list is collapsed, because few customers need
 * it.
 */
export function BoughtCertificates() {
  const query = useBoughtCertificatesQuery()
  return (
    <LoadedCard
      title="История обменов"
      className="past-codes"
      query={query}
      failure="История обменов не загрузилась"
      skeleton={{ label: 'Загружаем историю обменов', heights: [48, 48] }}
      empty={<EmptyNote>Обменов пока нет. Каждый появится здесь с датой и промокодом.</EmptyNote>}
    >
      {(bought) => (
        <details>
          <summary>{count(bought.length, EXCHANGES)}</summary>
          <ShowMore items={bought} keyOf={({ id }) => id}>
            {({ title, promoCode, boughtAt, pointsPrice }) => (
              <div className="item">
                <span className="item__main">
                  <span>{title === '' ? 'Промокод' : title}</span>
                  <span className="small soft">
                    {[formatDate(boughtAt), promoCode || 'код не удалось показать']
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                {pointsPrice > 0 && <PointsAmount value={-pointsPrice} />}
              </div>
            )}
          </ShowMore>
        </details>
      )}
    </LoadedCard>
  )
}
