import { useRef } from 'react'
import { plural } from '#domain/numbers/counts'
import type { Id } from '#domain/Id'
import type { BoughtCertificate, Certificate, PromoCode } from '#data/promoCodes/promoCode'
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

type Open = { certificate: Certificate } | { code: PromoCode | BoughtCertificate; id: Id }

const skeleton = <Skeleton label="Загружаем, на что можно обменять баллы" heights={[24, 64, 64, 64]} />

/** What points can be exchanged for. */
export function CertificatesCard() {
  const score = useScoreQuery()
  const certificates = useCertificatesQuery()
  const { open, onOpened, onClosed, onGone } = useCardDialogs<Open>()
  const list = useRef<HTMLUListElement>(null)
  // The button may be disabled by now: fewer points are left.
  const focusRow = (id: Id) => {
    const place = certificates.data?.findIndex((one) => one.id === id)
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
                    <li key={certificate.id} tabIndex={-1}>
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
                onExchanged={(code) => onOpened({ code, id: open.certificate.id })}
                onCancelled={onClosed}
              />
            )}
          </>
        )}
      </Loaded>
      {open && 'code' in open && (
        <ExchangedDialog code={open.code} onClosed={() => onGone('', () => focusRow(open.id))} />
      )}
    </Card>
  )
}
