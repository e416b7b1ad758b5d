import { createContext, use } from 'react'
import type { CodeMethod, Phone } from '#data/auth/authApi'
import type { useConfirmed } from '#data/phoneVerification/useConfirmed'
import type { LoginDraft } from './loginDraft'

/** A code that was requested for a phone. */
export interface SentCode extends Phone {
  method: CodeMethod
  /** Moment from which the next code may be requested, in milliseconds since 1970. */
  nextAt: number
}

/**
 * The customer's goal. It decides the registration of an unknown number: 'Войти' asks only for a name,
 * 'Регистрация' for all data.
 */
export type Goal = 'login' | 'register'

/** A step of the login. The confirmed code is kept only here, until the registration has sent it again. */
export type Step =
  | { name: 'enter'; hasNewPassword?: true }
  | { name: 'phone' }
  | { name: 'code'; goal: Goal }
  | { name: 'registerShort' | 'register'; code: string }
  | { name: 'remind' }
  | { name: 'newPassword'; email: string }

/** Type of the account; undefined for a consumer. */
export type LoginType = 'specialist' | undefined

interface Login {
  type: LoginType
  typed: LoginDraft
  onTyped: (fields: object) => void
  onStep: (step: Step) => void
  sent: SentCode | undefined
  onSent: (sent: SentCode) => void
  /** The code that was confirmed, with whether its number is registered. */
  validated: ReturnType<typeof useConfirmed<boolean>>
  /** Signs in and never resolves: the calling form stays busy until the page unloads. */
  signIn: (token: string | null) => Promise<never>
}

export const LoginContext = createContext<Login | undefined>(undefined)

/** Returns the state that the steps of the dialog share. */
export function useLogin(): Login {
  const login = use(LoginContext)
  if (login === undefined) throw new Error('a step of the login stands outside its dialog')
  return login
}
