import { Dialog } from '#ui/dialogs/Dialog'
import { QrCode } from '#ui/graphics/QrCode'
import { useWakeLock } from '#ui/lib/useWakeLock'
import { StyleSheet } from '#ui/StyleSheet'
import ticketCss from '../../../ui/ticket.css'
import { code128 } from './code128'
import css from './till.css'

interface CodeDialogProps {
  title: string
  code: string
  /** What the code is, in the genitive: 'промокода'. */
  what: string
  /** Says until when the code is valid. */
  note?: string | false
  onClosed: () => void
}

/** Shows a code in full screen for the scanner at the till. It works offline. */
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

/** Draws a text as a bar code; renders nothing if it cannot be encoded. */
function Barcode({ text, label }: { text: string; label: string }) {
  const bars = code128(text)
  if (bars === undefined) return null
  return (
    <svg
      className="till__bars"
      viewBox={`0 0 ${bars.width} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={bars.path} />
    </svg>
  )
}
