import type { BasketItem } from '../data/basket/basket'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog'
import { FailureText } from '../ui/states/FailureText'
import { LeavingItems } from './LeavingItems'

export interface ReplacementQuestion {
  /** 'В корзине подписка. Заменить её линзами без подписки?' */
  question: string
  /** 'Заменить подписку' */
  action: string
  /** Items that will be removed from the basket. */
  leaving: readonly BasketItem[]
}

interface ReplacementDialogProps extends ReplacementQuestion {
  busy: boolean
  failure: unknown
  onAgreed: () => Promise<unknown>
  onCancelled: () => void
}

/** Asks the customer before a purchase replaces items of the basket. */
export const ReplacementDialog = ({
  question,
  action,
  leaving,
  busy,
  failure,
  onAgreed,
  onCancelled,
}: ReplacementDialogProps) => (
  <ConfirmDialog
    question={question}
    action={action}
    busy={busy}
    error={failure === undefined ? undefined : <FailureText error={failure} />}
    onConfirmed={async () => void (await onAgreed())}
    onCancelled={onCancelled}
  >
    <LeavingItems items={leaving} />
  </ConfirmDialog>
)
