import { createContext, use } from 'react'
import type { CodeMethod, Phone } from '#data/auth/authApi'
import type { LoginDraft } from './loginDraft'

/** A code that is on its way to a phone. */
export interface SentCode extends Phone {
  method: CodeMethod
  /** When the next one may be asked for, in milliseconds since 1970. */
  nextAt: number
}

/** What an unknown number leads to: by 'Войти' to a name, by 'Регистрация' to all data. */
export type Goal = 'login' | 'register'

/** The code is kept only here, until the registration that repeats it is done. */
export type Step =
  | { name: 'enter'; hasNewPassword?: true }
  | { name: 'phone' }
  | { name: 'code'; goal: Goal }
  | { name: 'registerShort' | 'register'; code: string }
  | { name: 'remind' }
  | { name: 'newPassword'; email: string }

interface Login {
  typed: LoginDraft
  onTyped: (fields: object) => void
  onStep: (step: Step) => void
  sent: SentCode | undefined
  onSent: (sent: SentCode) => void
  /** Never resolves: the form that calls it stays busy until the page unloads. */
  signIn: (token: string | null) => Promise<never>
}

export const LoginContext = createContext<Login | undefined>(undefined)

/** What the steps of the dialog share. */
export function useLogin(): Login {
  const login = use(LoginContext)
  if (login === undefined) throw new Error('a step of the login stands outside its dialog')
  return login
}
