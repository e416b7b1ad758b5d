import { toApiError } from '../../../domain/ApiError'
import { emit } from '../../../host/events'
import { leaveSession } from '../../../host/session'
import { Button } from '../../../ui/Button'
import { useLogoutMutation } from '../../../data/account/accountApi'

/** 'Выйти': no question asked; after it the page reloads (contract 4.2). A failure is told beside the button. */
export function LogoutButton() {
  const [logout, { isLoading, isSuccess, error }] = useLogoutMutation()
  const onPressed = async () => {
    const result = await logout()
    if (result.error) return
    emit('logout')
    leaveSession()
  }
  return (
    <>
      <Button variant="quiet" icon="exit" busy={isLoading || isSuccess} onClick={() => void onPressed()}>
        Выйти
      </Button>
      {error !== undefined && (
        <p className="error" role="alert">
          {toApiError(error).message}
        </p>
      )}
    </>
  )
}
