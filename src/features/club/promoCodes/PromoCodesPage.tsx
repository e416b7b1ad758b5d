import { Suspense, useEffect, useState } from 'react'
import { lazyComponent, preload } from '#host/loading/lazyComponent'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { FormStyles } from '#forms/FormStyles'
import { StyleSheet } from '#ui/StyleSheet'
import ticketCss from '../../../ui/ticket.css'
import { ActiveCodes } from './ActiveCodes'
import { BoughtCertificates } from './BoughtCertificates'
import { CertificatesCard } from './CertificatesCard'
import { validityOf } from './discount'
import tillCss from './till.css'
import { UsedCodes } from './UsedCodes'
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
