import { Button } from '#ui/controls/Button'
import { ErrorText } from '#ui/states/ErrorText'
import { LeftToReact } from '#ui/lib/LeftToReact'

interface RemovalProps {
  /** Label of the button: 'Убрать промокод'. */
  action: string
  removal: { isLoading: boolean; error?: unknown }
  onRemoved: () => void
}

/** Removes a discount from the basket. */
export function Removal({ action, removal, onRemoved }: RemovalProps) {
  // Nothing has been unfolded yet.
  if (BEFORE_REACT) throw new LeftToReact()
  return (
    <div>
      <Button variant="quiet" small busy={removal.isLoading} onClick={onRemoved}>
        {action}
      </Button>
      <ErrorText error={removal.error} />
    </div>
  )
}
