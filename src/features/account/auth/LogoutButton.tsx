import { Button } from '#ui/controls/Button'
import { useLogout } from './useLogout'

/**
 * 'Выйти': no question asked; after it the page reloads (contract 4.2). A session that has ended already is left just so;
 * any other failure is told beside the button.
 */
export function LogoutButton() {
  const { isBusy, failure, onPressed } = useLogout()
  return (
    <>
      <Button variant="quiet" icon="exit" busy={isBusy} onClick={() => void onPressed()}>
        Выйти
      </Button>
      {failure && (
        <p className="error" role="alert">
          {failure.message}
        </p>
      )}
    </>
  )
}
