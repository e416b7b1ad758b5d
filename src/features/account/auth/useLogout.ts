import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLazyAccountInfoQuery, useLogoutMutation } from '#data/account/accountApi'
import { isOfGuest, toApiError, type ApiError } from '#domain/ApiError'
import { removeKept } from '#host/customer/kept'
import { leaveSession } from '#host/customer/session'
import { emit } from '#host/events'
import { token } from '#host/page/config'
import { leavingChanged } from '#store/session'

interface Logout {
  isBusy: boolean
  failure: ApiError | undefined
  onPressed: () => Promise<void>
}

/** Ends the session and reloads the page (contract 4.2). Typed text is removed in any case. */
export const useLogout: () => Logout = BEFORE_REACT
  ? () => ({ isBusy: false, failure: undefined, onPressed: () => Promise.resolve() })
  : useLogoutInReact

function useLogoutInReact(): Logout {
  const dispatch = useDispatch()
  const [logout, { isLoading, isSuccess, error }] = useLogoutMutation()
  const [hasLeft, setLeft] = useState(false)
  const isUnderWay = useRef(false)
  const [readAccount] = useLazyAccountInfoQuery()
  const isSignedOut = async ({ kind }: ApiError) => {
    if (kind !== 'forbidden' || token()) return kind === 'signedOut'
    // Without a token a cookie holds the session, which may have ended; the account request tells.
    const { error: refusal } = await readAccount()
    return refusal !== undefined && isOfGuest(refusal)
  }
  const onPressed = async () => {
    // Two presses at the same moment count as one.
    if (isUnderWay.current) return
    isUnderWay.current = true
    dispatch(leavingChanged(true))
    const result = await logout()
    const isOver = !result.error || (await isSignedOut(toApiError(result.error)))
    isUnderWay.current = false
    if (!isOver) {
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
