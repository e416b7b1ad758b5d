import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLogoutMutation } from '#data/account/accountApi'
import { toApiError, type ApiError } from '#domain/ApiError'
import { removeKept } from '#host/customer/kept'
import { leaveSession } from '#host/customer/session'
import { emit } from '#host/events'
import { leavingChanged } from '#store/session'

interface Logout {
  isBusy: boolean
  failure: ApiError | undefined
  onPressed: () => Promise<void>
}

/** Ends the session and reloads the page (contract 4.2). Typed text is removed in any case. */
export function useLogout(): Logout {
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
      removeKept()
      dispatch(leavingChanged(false))
      return
    }
    setLeft(true)
    emit('logout')
    leaveSession()
  }
  return {
    isBusy: isLoading || isSuccess || hasLeft,
    failure: error === undefined || hasLeft ? undefined : toApiError(error),
    onPressed,
  }
}
