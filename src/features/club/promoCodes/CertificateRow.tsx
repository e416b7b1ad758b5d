import { useId } from 'react'
import { count } from '#domain/numbers/counts'
import { OF_POINTS } from '#domain/numbers/points'
import { missingPoints, type Certificate } from '#data/promoCodes/promoCode'
import { Button } from '#ui/controls/Button'
import { PointsAmount } from '#parts/PointsAmount'
import { certificateName } from './discount'

interface CertificateRowProps {
  certificate: Certificate
  available: number
  onExchange: () => void
}

/** Shows a certificate, and the reason if the customer cannot get it. */
export function CertificateRow({ certificate, available, onExchange }: CertificateRowProps) {
  const { pointsPrice, isAvailable } = certificate
  const id = useId()
  const missing = missingPoints(certificate, available)
  const name = certificateName(certificate)
  const reason = !isAvailable
    ? 'Сейчас недоступен'
    : missing > 0
      ? `Не хватает ${count(missing, OF_POINTS)}`
      : undefined
  return (
    <div className="item">
      <span className="item__main">
        <span className="strong">{name}</span>
        <span className="row">
          <PointsAmount value={pointsPrice} unsigned />
          {reason !== undefined && (
            <span className="small soft" id={id}>
              {reason}
            </span>
          )}
        </span>
      </span>
      <Button
        variant="secondary"
        small
        disabled={reason !== undefined}
        aria-describedby={reason === undefined ? undefined : id}
        onClick={onExchange}
      >
        Обменять<span className="visually-hidden"> баллы: {name}</span>
      </Button>
    </div>
  )
}
