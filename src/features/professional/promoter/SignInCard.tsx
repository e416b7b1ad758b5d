import { openDialog } from '#host/lensWidgets'
import { Button } from '#ui/controls/Button'

/** For who has not signed in. */
export function SignInCard() {
  return (
    <div className="card stack" part="card">
      <p>Войдите, чтобы записаться</p>
      <Button onClick={() => openDialog('login')}>Войти</Button>
    </div>
  )
}
