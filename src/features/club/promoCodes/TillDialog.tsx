import { discountOf } from '#data/promoCodes/discountOf'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { CodeDialog } from './CodeDialog'
import { validityOf } from './discount'

/** Shows a promo code in full screen for the scanner at the till. */
export const TillDialog = ({ code, onClosed }: { code: PromoCode; onClosed: () => void }) => (
  <CodeDialog
    title={discountOf(code)}
    code={code.promoCode}
    what="промокода"
    note={validityOf(code) || false}
    onClosed={onClosed}
  />
)
