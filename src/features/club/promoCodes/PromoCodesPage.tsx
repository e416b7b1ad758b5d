import { Suspense, useEffect, useState } from 'react'
import { lazyComponent, preload } from '#host/loading/lazyComponent'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { FormStyles } from '#forms/FormStyles'
import { StyleSheet } from '#ui/StyleSheet'
import { formatDate, hasPassed } from '#domain/dates/dates'
import { usePromoCodesQuery } from '#data/promoCodes/promoCodesApi'
import { ShowMore } from '#ui/controls/ShowMore'
import { discountOf } from '#data/promoCodes/discountOf'
import { ActiveCodes } from './ActiveCodes'
import { BoughtCertificates } from './BoughtCertificates'
import { CertificatesCard } from './CertificatesCard'
import { validityOf } from './discount'
import { keyOfCode } from './keyOfCode'
import ticketCss from '../../../ui/ticket.css'
import tillCss from './till.css'
import css from './vouchers.css'

const loadTill = () => import('./TillDialog').then(({ TillDialog }) => TillDialog)
const TillDialog = lazyComponent(loadTill)

/** Shows 'Промокоды': codes to use, certificates to get for points, and past codes. */
export function PromoCodesPage() {
  const [shown, setShown] = useState<PromoCode>()
  // The till dialog is preloaded: many tills are in places without a network.
  useEffect(() => void preload(loadTill), [])
  return (
    <>
      <FormStyles />
      <StyleSheet href={ticketCss} />
      <StyleSheet href={css} />
      <StyleSheet href={tillCss} />
      <ActiveCodes onShow={setShown} />
      <CertificatesCard />
      <UsedCodes />
      <BoughtCertificates />
      <Suspense>
        {shown && (
          <TillDialog code={shown} validity={validityOf(shown)} onClosed={() => setShown(undefined)} />
        )}
      </Suspense>
    </>
  )
}

/**
 * Lists past codes in a collapsed list; renders nothing if there are none. A failed request is shown by the
 * card of the active codes.
 */
function UsedCodes() {
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
                {code.expiredDateIso !== null && hasPassed(code.expiredDateIso) && (
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
