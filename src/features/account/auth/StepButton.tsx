import { Button } from '#ui/controls/Button'
import { useLogin, type Step } from './LoginContext'

/** Leads to another step. */
export function StepButton({ to, children }: { to: Step; children: string }) {
  const { onStep } = useLogin()
  return (
    <Button variant="quiet" onClick={() => onStep(to)}>
      {children}
    </Button>
  )
}
