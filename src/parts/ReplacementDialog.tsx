import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog'
import { FailureText } from '../ui/states/FailureText'

export interface ReplacementQuestion {
  /** 'В корзине подписка. Заменить её линзами без подписки?' */
  question: string
  /** 'Заменить подписку' */
  action: string
  /** Items that leave the basket: 'Ясно Месяц, 2 шт'. */
  leaving: readonly string[]
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
    {leaving.length > 0 && `Из корзины уйдёт: ${leaving.join('; ')}`}
  </ConfirmDialog>
)
