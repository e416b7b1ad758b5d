import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../ui/controls/Button'

/** Button that sends the form around it, and is busy meanwhile. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
