import { useState, type ReactNode } from 'react'
import { count } from '#domain/numbers/counts'
import { sentence } from '#domain/text/sentence'
import { OF_POINTS, POINTS } from '#domain/numbers/points'
import {
  missingPoints,
  type BoughtCertificate,
  type Certificate,
  type PromoCode,
} from '#data/promoCodes/promoCode'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'
import { certificateName } from './discount'
import { useExchange } from './useExchange'

interface ExchangeDialogProps {
  certificate: Certificate
  available: number
  /** Receives the code from the response, or from the history of exchanges if the response was lost. */
  onExchanged: (code: PromoCode | BoughtCertificate) => void
  onCancelled: () => void
}

/** Shows the balance before and after the exchange, then exchanges the points. */
export function ExchangeDialog({
  certificate: opened,
  available,
  onExchanged,
  onCancelled,
}: ExchangeDialogProps) {
  const exchange = useExchange()
  const [problem, setProblem] = useState<ReactNode>()
  // Balance and price are those of the moment when the dialog opened: both are refetched when the customer
  // confirms.
  const [certificate, setCertificate] = useState(opened)
  const [isGone, setGone] = useState(false)
  const [before, setBefore] = useState(available)
  const { pointsPrice } = certificate
  const missing = missingPoints(certificate, before)

  const onConfirmed = async () => {
    setProblem(undefined)
    const result = await exchange(certificate, before)
    if ('promoCode' in result) onExchanged(result)
    else if ('error' in result) setProblem(<FailureText error={result.error} />)
    else onChanged(result.available, result.certificate)
  }
  const onChanged = (available: number, now: Certificate | undefined) => {
    setBefore(available)
    setGone(!now?.isAvailable)
    if (!now?.isAvailable) {
      setProblem('Сейчас недоступен')
      return
    }
    setCertificate(now)
    const missing = missingPoints(now, available)
    const [changed, check] =
      available === before
        ? ['Цена изменилась', 'Проверьте её и обменяйте ещё раз']
        : ['Баланс изменился', 'Проверьте его и обменяйте ещё раз']
    setProblem(missing > 0 ? `${changed}: не хватает ${count(missing, OF_POINTS)}` : `${changed}. ${check}`)
  }
  return (
    <ConfirmDialog
      question={`Обменять ${count(pointsPrice, POINTS)}?`}
      action="Обменять"
      variant="primary"
      disabled={isGone || missing > 0}
      error={problem}
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      <p>
        {sentence(certificateName(certificate))} От какой суммы и до какого дня он действует, скажем вместе с
        промокодом. Вернуть баллы за промокод нельзя.
      </p>
      <dl className="balance">
        <div>
          <dt className="soft">Сейчас</dt>
          <dd>{count(before, POINTS)}</dd>
        </div>
        <div>
          <dt className="soft">Останется</dt>
          <dd>{count(before - pointsPrice, POINTS)}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  )
}
