import { Button } from '#ui/controls/Button'
import { ErrorText } from '#ui/states/ErrorText'

interface RemovalProps {
  /** Label of the button: 'Убрать промокод'. */
  action: string
  /** Id of the text that says what is applied. */
  noteId: string
  removal: { isLoading: boolean; error?: unknown }
  onRemoved: () => void
}

/** Removes a discount from the basket. */
export function Removal({ action, noteId, removal, onRemoved }: RemovalProps) {
  return (
    <div>
      <Button variant="quiet" small aria-describedby={noteId} busy={removal.isLoading} onClick={onRemoved}>
        {action}
      </Button>
      <ErrorText error={removal.error} />
    </div>
  )
}
