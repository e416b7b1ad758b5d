import { toApiError } from './ApiError'

const SESSION_EXPIRED = 8001

/** Whether signing in would help: also where no session was there to end. */
export function isSignedOut(error: unknown): boolean {
  if (error === undefined) return false
  const known = toApiError(error)
  return (
    known.kind === 'signedOut' ||
    (known.kind === 'refused' && known.errors.some(({ code }) => Number(code) === SESSION_EXPIRED))
  )
}
