import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../host/loading/lazyComponent'
import type { PromoCode } from '../../../data/promoCodes/promoCode'
import { StyleSheet } from '../../../ui/StyleSheet'
import ticketCss from '../../../ui/ticket.css'
import { ActiveCodes } from './ActiveCodes'
import { BoughtCertificates } from './BoughtCertificates'
import { CertificatesCard } from './CertificatesCard'
import { UsedCodes } from './UsedCodes'
import css from './vouchers.css'

const TillDialog = lazyComponent(() => import('./TillDialog').then(({ TillDialog }) => TillDialog))

/** 'Промокоды': those to use, those to get for points, and those of the past. */
export function PromoCodesPage() {
  const [shown, setShown] = useState<PromoCode>()
  return (
    <>
      <StyleSheet href={ticketCss} />
      <StyleSheet href={css} />
      <ActiveCodes onShow={setShown} />
      <CertificatesCard />
      <UsedCodes />
      <BoughtCertificates />
      <Suspense>{shown && <TillDialog code={shown} onClosed={() => setShown(undefined)} />}</Suspense>
    </>
  )
}
