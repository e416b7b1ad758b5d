import { Button } from '#ui/controls/Button'
import { useLogin, type Step } from './LoginContext'

/** A button that switches to another step of the login. */
export function StepButton({ to, children }: { to: Step; children: string }) {
  const { onStep } = useLogin()
  return (
    <Button variant="quiet" onClick={() => onStep(to)}>
      {children}
    </Button>
  )
}
