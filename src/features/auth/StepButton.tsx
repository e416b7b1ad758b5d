import { Button } from '../../ui/Button'
import { useLogin, type Step } from './LoginContext'

/** Leads to another step. */
export function StepButton({ to, children }: { to: Step; children: string }) {
  const { onStep } = useLogin()
  return (
    <Button
      variant="quiet"
      // Pressing would take the focus out of a field, whose error would push the button away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(to)}
    >
      {children}
    </Button>
  )
}
