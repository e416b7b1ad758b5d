import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog'

export interface RemovalDialogProps {
  /** The title after a space, ' «Ясно Месяц»', or ''. */
  name: string
  /** The reason why the line cannot be restored. */
  why: string
  onConfirmed: () => void | Promise<void>
  onCancelled: () => void
}

/** Asks for confirmation before the removal of a line that cannot be restored. */
export const RemovalDialog = ({ name, why, onConfirmed, onCancelled }: RemovalDialogProps) => (
  <ConfirmDialog
    question={`Удалить из корзины товар${name}?`}
    action="Удалить"
    onConfirmed={onConfirmed}
    onCancelled={onCancelled}
  >
    {why}: вернуть его в корзину будет нельзя.
  </ConfirmDialog>
)
