import { discountOf } from '#data/promoCodes/discountOf'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { CodeDialog } from './CodeDialog'

interface TillDialogProps {
  code: PromoCode
  /** Until when the code is valid; '' for a code without an end. */
  validity: string
  onClosed: () => void
}

/** Shows a promo code in full screen for the scanner at the till. */
export const TillDialog = ({ code, validity, onClosed }: TillDialogProps) => (
  <CodeDialog
    title={discountOf(code)}
    code={code.promoCode}
    what="промокода"
    note={validity || false}
    onClosed={onClosed}
  />
)
