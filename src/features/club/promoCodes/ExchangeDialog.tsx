import { useState } from 'react'
import { count } from '../../../domain/counts'
import { POINTS } from '../../../domain/points'
import type { Certificate } from '../../../data/promoCodes/promoCode'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { FailureText } from '../../../ui/FailureText'
import { certificateName } from './discount'
import { useExchange } from './useExchange'

interface ExchangeDialogProps {
  certificate: Certificate
  available: number
  onExchanged: (promoCode: string) => void
  onCancelled: () => void
}

/** The balance before and after, then the exchange. */
export function ExchangeDialog({ certificate, available, onExchanged, onCancelled }: ExchangeDialogProps) {
  const exchange = useExchange(certificate)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  // As it was when the question was asked: the balance is read again while the answer is on its way.
  const [before] = useState(available)
  const { pointsPrice } = certificate

  const onConfirmed = async () => {
    setBusy(true)
    setError(undefined)
    const result = await exchange()
    setBusy(false)
    if ('error' in result) setError(result.error)
    else onExchanged(result.promoCode)
  }
  return (
    <ConfirmDialog
      question={`Обменять ${count(pointsPrice, POINTS)}?`}
      action="Обменять"
      variant="primary"
      busy={busy}
      error={error === undefined ? undefined : <FailureText error={error} />}
      onConfirmed={onConfirmed}
      onCancelled={onCancelled}
    >
      <p>{certificateName(certificate)}. Вернуть баллы за промокод нельзя.</p>
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
