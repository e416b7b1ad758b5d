import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useLazyAccountInfoQuery, useLogoutMutation } from '#data/account/accountApi'
import { isDoubtful, isOfGuest, needsSession, toApiError, type ApiError } from '#domain/ApiError'
import { removeKept } from '#host/customer/kept'
import { leaveSession } from '#host/customer/session'
import { emit } from '#host/events'
import { token } from '#host/page/config'
import { leavingChanged } from '#store/session'
import { usePress } from '#ui/lib/usePress'

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
  const [logout] = useLogoutMutation()
  const [hasLeft, setLeft] = useState(false)
  const [readAccount] = useLazyAccountInfoQuery()
  const isSignedOut = async (error: ApiError) => {
    // Without a token a cookie holds the session, and a refusal may mean that it has ended.
    const isUnsure = isDoubtful(error) || (error.kind === 'forbidden' && !token())
    if (!isUnsure) return error.kind === 'signedOut'
    const { error: refusal } = await readAccount()
    return refusal !== undefined && (token() ? needsSession : isOfGuest)(refusal)
  }
  const { press, isBusy, failure } = usePress(async () => {
    dispatch(leavingChanged(true))
    try {
      await logout().unwrap()
    } catch (error) {
      if (!(await isSignedOut(toApiError(error)))) {
        removeKept()
        dispatch(leavingChanged(false))
        throw error
      }
    }
    setLeft(true)
    emit('logout')
    leaveSession()
  })
  return {
    // The button stays busy until the page is reloaded.
    isBusy: isBusy || hasLeft,
    failure: failure === undefined ? undefined : toApiError(failure),
    onPressed: press,
  }
}
