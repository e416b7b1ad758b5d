import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../ui/controls/Button'

/** Submits the surrounding form, and is busy meanwhile. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
