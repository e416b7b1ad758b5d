import { Button } from '#ui/controls/Button'
import { ErrorText } from '#ui/states/ErrorText'

interface RemovalProps {
  /** Label of the button: 'Убрать промокод'. */
  action: string
  removal: { isLoading: boolean; error?: unknown }
  onRemoved: () => void
}

/** Removes a discount from the basket. */
export const Removal = ({ action, removal, onRemoved }: RemovalProps) => (
  <div>
    <Button variant="quiet" small busy={removal.isLoading} onClick={onRemoved}>
      {action}
    </Button>
    <ErrorText error={removal.error} />
  </div>
)
