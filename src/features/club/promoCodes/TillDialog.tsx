import { formatDate } from '#domain/dates/dates'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { Dialog } from '#ui/dialogs/Dialog'
import { QrCode } from '#ui/graphics/QrCode'
import { StyleSheet } from '#ui/StyleSheet'
import ticketCss from '../../../ui/ticket.css'
import { Barcode } from './Barcode'
import { discountOf } from '#data/promoCodes/discountOf'
import css from './till.css'
import { useWakeLock } from './useWakeLock'

/** Shows a code as large as the screen for the scanner at the till. It needs no network. */
export function TillDialog({ code, onClosed }: { code: PromoCode; onClosed: () => void }) {
  const { promoCode, expiredDateIso } = code
  useWakeLock()
  return (
    <Dialog title={discountOf(code)} full onClosed={onClosed}>
      <StyleSheet href={ticketCss} />
      <StyleSheet href={css} />
      <div className="till">
        <QrCode text={promoCode} label={`QR-код промокода ${promoCode}`} />
        <Barcode text={promoCode} label={`Штрихкод промокода ${promoCode}`} />
        <p className="till__code">{promoCode}</p>
        {expiredDateIso !== null && <p>Действует до {formatDate(expiredDateIso)}</p>}
      </div>
    </Dialog>
  )
}
