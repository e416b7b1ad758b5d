import { useRef } from 'react'
import { plural } from '#domain/numbers/counts'
import type { BoughtCertificate, Certificate, PromoCode } from '#data/promoCodes/promoCode'
import { keyOfCertificate } from '#data/promoCodes/promoCode'
import { useCertificatesQuery } from '#data/promoCodes/promoCodesApi'
import { useScoreQuery } from '#data/points/pointsApi'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { PointsAmount } from '#parts/PointsAmount'
import { Skeleton } from '#ui/states/Skeleton'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { CertificateRow } from './CertificateRow'
import { ExchangedDialog } from './ExchangedDialog'
import { ExchangeDialog } from './ExchangeDialog'

type Open = { certificate: Certificate } | { code: PromoCode | BoughtCertificate; key: string }

const skeleton = <Skeleton label="Загружаем, на что можно обменять баллы" heights={[24, 64, 64, 64]} />

/** What points can be exchanged for. */
export function CertificatesCard() {
  const score = useScoreQuery()
  const certificates = useCertificatesQuery()
  const { open, onOpened, onClosed, onGone } = useCardDialogs<Open>()
  const list = useRef<HTMLUListElement>(null)
  // The button may be disabled by now: fewer points are left.
  const focusRow = (key: string) => {
    const place = certificates.data?.findIndex((one) => keyOfCertificate(one) === key)
    const row = place === undefined ? undefined : list.current?.children[place]
    if (row instanceof HTMLElement) row.focus()
  }
  return (
    <Card title="Обменять баллы">
      <Loaded query={score} failure="Баллы не загрузились" skeleton={skeleton}>
        {({ available }) => (
          <>
            <p className="row">
              {plural(available, ['Доступен', 'Доступно', 'Доступно'])}{' '}
              <PointsAmount value={available} unsigned />
            </p>
            <Loaded
              query={certificates}
              failure="Промокоды за баллы не загрузились"
              skeleton={skeleton}
              empty={
                <EmptyNote>Сейчас баллы не на что обменять. Промокоды за баллы появятся здесь.</EmptyNote>
              }
            >
              {(all) => (
                <ul className="list" ref={list}>
                  {all.map((certificate) => (
                    <li key={keyOfCertificate(certificate)} tabIndex={-1}>
                      <CertificateRow
                        certificate={certificate}
                        available={available}
                        onExchange={() => onOpened({ certificate })}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </Loaded>
            {open && 'certificate' in open && (
              <ExchangeDialog
                certificate={open.certificate}
                available={available}
                onExchanged={(code) => onOpened({ code, key: keyOfCertificate(open.certificate) })}
                onCancelled={onClosed}
              />
            )}
          </>
        )}
      </Loaded>
      {open && 'code' in open && (
        <ExchangedDialog code={open.code} onClosed={() => onGone('', () => focusRow(open.key))} />
      )}
    </Card>
  )
}
