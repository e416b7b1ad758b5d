import { currentFrame } from './frame'
import { forgetPacks } from './packs'

const KEY = 'example-shop:token'

/** The token names the scenario and then the browser, so that each browser has a sandbox of its own. */
export function currentToken(): string {
  const frame = currentFrame()
  if (frame) return frame.token
  const known = localStorage.getItem(KEY)
  if (known !== null) return known
  enter('full')
  return currentToken()
}

export const keepToken = (token: string): void => localStorage.setItem(KEY, token)

const partsOfToken = (): string[] => currentToken().split('.')[0]?.split('+') ?? []

/** Returns the scenario of the token, without its dialects. */
export const currentScenario = (): string => partsOfToken()[0] ?? ''

export const currentDialects = (): string[] => partsOfToken().slice(1)

/** Begins with a fresh sandbox. */
export function enter(scenario: string, dialects: readonly string[] = []): void {
  forgetPacks()
  keepToken(`${[scenario, ...dialects].join('+')}.${crypto.getRandomValues(new Uint32Array(1)).join('')}`)
}

/** The page of a shop has no token after logout. */
export function signOut(): void {
  forgetPacks()
  keepToken('')
}

/** `/basket/?visitor=empty` signs in as another visitor, and is then removed from the URL. */
export function enterByAddress(): void {
  const address = new URL(location.href)
  const wanted = address.searchParams.get('visitor')
  if (wanted === null || currentFrame()) return
  if (wanted !== currentScenario()) enter(wanted, currentDialects())
  address.searchParams.delete('visitor')
  history.replaceState(history.state, '', address)
}
