import { at, on } from './customerActs'
import type { Screen } from '../customerPage'
import { chooseAll, wantedNow } from './customerPurchase'
import { dialogIn, press, radio, tapAgain } from '../customerView'
import type { Walk } from '../customerWalk'

/** Buttons whose press asks for confirmation, which may appear under the finger of a double tap. */
export const TAPS: readonly [screen: Screen, button: RegExp, answer: RegExp][] = [
  ['exchange', /^Обменять баллы:/, /^Обменять/],
  ['product 202', /^(В корзину|Оформить подписку)/, /^Заменить/],
  ['pack 206', /^В корзину/, /^Заменить/],
]

/** Two presses at one place, the second before anybody can have read what the first has brought. */
export async function doubleTap(walk: Walk, [kind, number]: readonly [number, number]) {
  const [screen, button, answer] = TAPS[kind % TAPS.length] ?? []
  if (screen === undefined || button === undefined || answer === undefined) return undefined
  await at(walk, screen)
  // An open question belongs to the intent that has led to it.
  if (dialogIn(walk.root)) return undefined
  walk.done()
  if (screen.startsWith('product')) {
    await chooseAll(walk, number)
    if (number % 2 === 0) await on(walk, () => radio(walk.root, /^По подписке/))
  }
  const wanted = wantedNow(walk)
  if (wanted) walk.wants(JSON.stringify(wanted), wanted)
  // The time between the taps is the finger's: a busy machine may take longer to draw the question.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
  const first = await walk.atOnce(() => press(walk.root, button, number))
  const second =
    first !== undefined && dialogIn(walk.root)
      ? await walk.atOnce(() => tapAgain(walk.root, answer))
      : undefined
  clock.mockRestore()
  await walk.settle()
  // The second tap answers nothing: the next step may answer what the first one has asked.
  if (!dialogIn(walk.root)) walk.done()
  return [first, second].filter(Boolean).join(', and at the same place: ')
}
