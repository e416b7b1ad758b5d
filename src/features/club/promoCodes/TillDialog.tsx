import { formatDate } from '#domain/dates/dates'
import { discountOf } from '#data/promoCodes/discountOf'
import type { PromoCode } from '#data/promoCodes/promoCode'
import { CodeDialog } from './CodeDialog'

/** Shows a promo code in full screen for the scanner at the till. */
export const TillDialog = ({ code, onClosed }: { code: PromoCode; onClosed: () => void }) => (
  <CodeDialog
    title={discountOf(code)}
    code={code.promoCode}
    what="промокода"
    note={code.expiredDateIso !== null && `Действует до ${formatDate(code.expiredDateIso)}`}
    onClosed={onClosed}
  />
)
