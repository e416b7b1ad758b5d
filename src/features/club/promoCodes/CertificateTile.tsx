import type { Certificate } from '#data/promoCodes/promoCode'
import { formatNumber, plural } from '#domain/numbers/counts'
import { POINTS } from '#domain/numbers/points'
import { certificateName, faceOf } from './discount'

interface CertificateTileProps {
  /** Name of the group of radio buttons. */
  name: string
  certificate: Certificate
  /** Why the certificate is not available; undefined if it is. */
  reason: string | undefined
  isChosen: boolean
  onChosen: () => void
}

/** Shows a certificate as an option: its value in large figures, and its price in points. */
export function CertificateTile({ name, certificate, reason, isChosen, onChosen }: CertificateTileProps) {
  const { pointsPrice } = certificate
  const face = faceOf(certificate)
  const title = certificateName(certificate)
  // A title that only repeats the value is hidden visually.
  const isPlain = withoutSpaces(title) === withoutSpaces(`Промокод на ${face}`)
  return (
    <label className="check option swap__tile">
      {face !== '' && (
        <span className="swap__sum" aria-hidden="true">
          {face}
        </span>
      )}
      <span className={isPlain ? 'visually-hidden' : 'small'}>{title}</span>
      {reason === undefined ? (
        <span className="coin">
          {formatNumber(pointsPrice)}
          <span className="visually-hidden"> {plural(pointsPrice, POINTS)}</span>
        </span>
      ) : (
        <span className="small soft">{reason}</span>
      )}
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={reason !== undefined}
        onChange={onChosen}
      />
    </label>
  )
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '')
