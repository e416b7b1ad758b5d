import { openDialog } from '#host/lensWidgets'
import { Button } from '#ui/controls/Button'

/** Asks a visitor who is not signed in to sign in. */
export function SignInCard() {
  return (
    <div className="card stack" part="card">
      <p>Войдите, чтобы записаться</p>
      <Button onClick={() => openDialog('login')}>Войти</Button>
    </div>
  )
}
