import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'
import { FailureText } from '#ui/states/FailureText'

export interface RemovalDialogProps {
  /** The title after a space, ' «Ясно Месяц»', or ''. */
  name: string
  /** The reason why the line cannot be restored. */
  why: string
  busy?: boolean
  failure?: unknown
  onConfirmed: () => void | Promise<void>
  onCancelled: () => void
}

/** Asks for confirmation before the removal of a line that cannot be restored. */
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
