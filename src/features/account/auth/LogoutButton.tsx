import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toApiError } from '#domain/ApiError'
import { removeDrafts } from '#host/customer/drafts'
import { emit } from '#host/events'
import { leaveSession } from '#host/customer/session'
import { leavingChanged } from '#store/session'
import { Button } from '#ui/controls/Button'
import { useLogoutMutation } from '#data/account/accountApi'

/**
 * 'Выйти': no question asked; after it the page reloads (contract 4.2). A session that has ended already is left just so;
 * any other failure is told beside the button. What was typed here goes in any case.
 */
export function LogoutButton() {
  const dispatch = useDispatch()
  const [logout, { isLoading, isSuccess, error }] = useLogoutMutation()
  const [hasLeft, setLeft] = useState(false)
  const isUnderWay = useRef(false)
  const onPressed = async () => {
    // Two presses of the same moment are one intent.
    if (isUnderWay.current) return
    isUnderWay.current = true
    dispatch(leavingChanged(true))
    const result = await logout()
    isUnderWay.current = false
    if (result.error && toApiError(result.error).kind !== 'signedOut') {
      removeDrafts()
      dispatch(leavingChanged(false))
      return
    }
    setLeft(true)
    emit('logout')
    leaveSession()
  }
  return (
    <>
      <Button
        variant="quiet"
        icon="exit"
        busy={isLoading || isSuccess || hasLeft}
        onClick={() => void onPressed()}
      >
        Выйти
      </Button>
      {error !== undefined && !hasLeft && (
        <p className="error" role="alert">
          {toApiError(error).message}
        </p>
      )}
    </>
  )
}
