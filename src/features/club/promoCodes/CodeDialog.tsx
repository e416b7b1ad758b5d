import { Dialog } from '#ui/dialogs/Dialog'
import { QrCode } from '#ui/graphics/QrCode'
import { StyleSheet } from '#ui/StyleSheet'
import { useWakeLock } from '#ui/lib/useWakeLock'
import ticketCss from '../../../ui/ticket.css'
import { Barcode } from './Barcode'
import css from './till.css'

interface CodeDialogProps {
  title: string
  code: string
  /** What the code is, in the genitive: 'промокода'. */
  what: string
  /** Until when it counts. */
  note?: string | false
  onClosed: () => void
}

/** Shows a code as large as the screen for the scanner at the till. It needs no network. */
export function CodeDialog({ title, code, what, note = false, onClosed }: CodeDialogProps) {
  useWakeLock()
  return (
    <Dialog title={title} full onClosed={onClosed}>
      <StyleSheet href={ticketCss} />
      <StyleSheet href={css} />
      <div className="till">
        <QrCode text={code} label={`QR-код ${what} ${code}`} />
        <Barcode text={code} label={`Штрихкод ${what} ${code}`} />
        <p className="till__code">{code}</p>
        {note !== false && <p>{note}</p>}
      </div>
    </Dialog>
  )
}
