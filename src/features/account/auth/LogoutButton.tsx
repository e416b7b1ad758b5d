import { Button } from '#ui/controls/Button'
import { ErrorText } from '#ui/states/ErrorText'
import { useLogout } from './useLogout'

/**
 * Signs out without asking; then the page reloads (contract 4.2). A session that has already ended counts as
 * signed out; any other failure is shown beside the button.
 */
export function LogoutButton() {
  const { isBusy, failure, onPressed } = useLogout()
  return (
    <>
      <Button variant="quiet" icon="exit" busy={isBusy} onClick={() => void onPressed()}>
        Выйти
      </Button>
      <ErrorText error={failure} />
    </>
  )
}
