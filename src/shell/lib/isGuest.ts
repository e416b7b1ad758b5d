import { isOfGuest } from '../../domain/ApiError'
import { token } from '../../host/page/config'

/** Tells whether the server has refused the call because nobody is signed in (contract 3.8). */
export const isGuest = (error: unknown): boolean => error !== undefined && !token() && isOfGuest(error)
