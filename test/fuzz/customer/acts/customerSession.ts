import { on } from './customerActs'
import type { Who } from '../customerMarks'
import { press, type } from '../customerView'
import type { Walk } from '../customerWalk'

/* The customer signs in with our own login. */

/** Ends the session, and signs in with our login above the screen. */
export async function signInAgain(walk: Walk, isOther: boolean) {
  const next: Who = isOther ? (walk.who === 'a' ? 'b' : 'a') : walk.who
  // Signing in needs a network without faults.
  walk.suffer([])
  walk.shop.comeOnline()
  const { failing } = walk.shop
  walk.shop.failing = undefined
  walk.shop.people.endSession(walk.who, next)
  await walk.openLogin()
  await on(walk, () => press(walk.root, /^По почте/))
  await on(walk, () => {
    type(walk.root, /^Электронная почта/, walk.shop.visitor(next).consumer?.email ?? '')
    return type(walk.root, /^Пароль/, walk.shop.visitor(next).password)
  })
  // The page is reloaded: texts have to stay only if the same customer has signed in.
  const told = await on(walk, () => press(walk.root, /^Войти/))
  const { token } = window.pageConfig ?? {}
  if (!walk.shop.people.noteLogin(next, token))
    throw new Error(`the login of ${next} fails: ${walk.root.textContent}`)
  walk.turnsTo(next)
  await walk.load(walk.screen)
  // The same customer finds what they have chosen themselves.
  if (isOther) walk.lookForPowers()
  walk.shop.failing = failing
  return told
}
