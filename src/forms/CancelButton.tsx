import { useFormikContext } from 'formik'
import { Button } from '../ui/controls/Button'

/** Gives up the surrounding form; it waits while the form is sent, whose failure nobody would be told. */
export function CancelButton({ onCancelled }: { onCancelled: () => void }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button variant="quiet" waits={isSubmitting} onClick={onCancelled}>
      Отмена
    </Button>
  )
}
