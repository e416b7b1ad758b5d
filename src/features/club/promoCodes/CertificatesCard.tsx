import { useId, useRef, useState, type Ref } from 'react'
import { count, plural } from '#domain/numbers/counts'
import { POINTS } from '#domain/numbers/points'
import type { BoughtCertificate, Certificate, PromoCode } from '#data/promoCodes/promoCode'
import { keyOfCertificate } from '#data/promoCodes/promoCode'
import { useCertificatesQuery } from '#data/promoCodes/promoCodesApi'
import { useScoreQuery } from '#data/points/pointsApi'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { EmptyNote } from '#ui/states/EmptyNote'
import { Loaded } from '#ui/states/Loaded'
import { PointsAmount } from '#parts/PointsAmount'
import { Skeleton } from '#ui/states/Skeleton'
import { useCardDialogs } from '#ui/lib/useCardDialogs'
import { CertificateTile } from './CertificateTile'
import { certificateName, whyNot } from './discount'
import { ExchangedDialog } from './ExchangedDialog'
import { ExchangeDialog } from './ExchangeDialog'

type Open = { certificate: Certificate } | { code: PromoCode | BoughtCertificate }

const skeleton = <Skeleton label="Загружаем, на что можно обменять баллы" heights={[24, 96, 48]} />

/** Offers to exchange points for a certificate: one choice and one button. */
export function CertificatesCard() {
  const score = useScoreQuery()
  const certificates = useCertificatesQuery()
  const { open, onOpened, onClosed, onGone } = useCardDialogs<Open>()
  const choice = useRef<HTMLFieldSetElement>(null)
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
                <Choice
                  ref={choice}
                  certificates={all}
                  available={available}
                  onExchange={(certificate) => onOpened({ certificate })}
                />
              )}
            </Loaded>
            {open && 'certificate' in open && (
              <ExchangeDialog
                certificate={open.certificate}
                available={available}
                onExchanged={(code) => onOpened({ code })}
                onCancelled={onClosed}
              />
            )}
          </>
        )}
      </Loaded>
      {open && 'code' in open && (
        // The button may have gone, because fewer points are left; then the choice takes the focus.
        <ExchangedDialog code={open.code} onClosed={() => onGone('', () => choice.current?.focus())} />
      )}
    </Card>
  )
}

interface ChoiceProps {
  ref: Ref<HTMLFieldSetElement>
  certificates: readonly Certificate[]
  available: number
  onExchange: (certificate: Certificate) => void
}

/** Offers the certificates as tiles. The cheapest affordable one is preselected. */
function Choice({ ref, certificates, available, onExchange }: ChoiceProps) {
  const [wanted, setWanted] = useState<string>()
  const name = useId()
  const ready = certificates.filter((certificate) => whyNot(certificate, available) === undefined)
  const chosen =
    ready.find((certificate) => keyOfCertificate(certificate) === wanted) ??
    ready.toSorted((one, other) => one.pointsPrice - other.pointsPrice)[0]
  return (
    <>
      <fieldset ref={ref} tabIndex={-1}>
        <legend className="visually-hidden">Промокод за баллы</legend>
        <div className="swap__tiles">
          {certificates.map((certificate) => (
            <CertificateTile
              key={keyOfCertificate(certificate)}
              name={name}
              certificate={certificate}
              reason={whyNot(certificate, available)}
              isChosen={certificate === chosen}
              onChosen={() => setWanted(keyOfCertificate(certificate))}
            />
          ))}
        </div>
      </fieldset>
      {chosen && (
        <div className="swap__foot">
          <p role="status">
            После обмена останется <b className="num">{count(available - chosen.pointsPrice, POINTS)}</b>
          </p>
          <Button onClick={() => onExchange(chosen)}>
            Обменять<span className="visually-hidden"> баллы: {certificateName(chosen)}</span>
          </Button>
        </div>
      )}
    </>
  )
}
