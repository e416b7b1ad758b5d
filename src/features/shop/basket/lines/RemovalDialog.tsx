import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'

export interface RemovalDialogProps {
  /** ' «Ясно Месяц»', or nothing. */
  name: string
  /** Why it cannot be brought back. */
  why: string
  busy?: boolean
  failure?: unknown
  onConfirmed: () => void | Promise<void>
  onCancelled: () => void
}

/** Asks before a line is removed that could not be brought back. */
export const RemovalDialog = ({
  name,
  why,
  busy = false,
  failure,
  onConfirmed,
  onCancelled,
}: RemovalDialogProps) => (
  <ConfirmDialog
    question={`Удалить из корзины товар${name}?`}
    action="Удалить"
    busy={busy}
    error={failure === undefined ? undefined : <FailureText error={failure} />}
    onConfirmed={onConfirmed}
    onCancelled={onCancelled}
  >
    {why}: вернуть его в корзину будет нельзя.
  </ConfirmDialog>
)
