import { useFormikContext } from 'formik'
import { Button, type ButtonProps } from '../ui/controls/Button'

/** Sends the form it stands in, and shows that it does. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { isSubmitting } = useFormikContext()
  return <Button {...props} type="submit" busy={isSubmitting} />
}
