import { currentFrame } from './frame'

const KEY = 'example-shop:token'

/** The token says the scenario and, after it, who is asking: each browser has a sandbox of its own. */
export function currentToken(): string {
  const frame = currentFrame()
  if (frame) return frame.token
  const known = localStorage.getItem(KEY)
  if (known !== null) return known
  enterScenario('full')
  return currentToken()
}

export const keepToken = (token: string): void => localStorage.setItem(KEY, token)

/** Without the dialects. */
export const currentScenario = (): string => currentToken().split(/[+.]/)[0] ?? ''

export const enterScenario = (name: string): void =>
  keepToken(`${name}.${crypto.getRandomValues(new Uint32Array(1)).join('')}`)

/** The page of a shop has no token after logout. */
export const signOut = (): void => keepToken('')
