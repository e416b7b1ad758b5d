import { at, on } from './customerActs'
import { labelOf } from '../customerIntent'
import { look, lookForReason } from '../customerSight'
import { buttons, choose, press, radio, selects, shownOrder } from '../customerView'
import type { Walk } from '../customerWalk'

/* The customer's actions in the checkout. */

export async function fillIn(walk: Walk, number: number) {
  await at(walk, 'checkout')
  const { root } = walk
  return on(walk, () => {
    const time = selects(root).find((one) => labelOf(one).startsWith('Время'))
    const words = [
      time && time.value === '' && choose(time, number),
      radio(root, number % 3 === 0 ? /^Картой онлайн/ : /^Картой при получении/),
      radio(root, /^Согласен/),
    ]
    return words.filter(Boolean).join(', ')
  })
}

export async function order(walk: Walk) {
  if (walk.screen !== 'checkout' || buttons(walk.root, /^Оформить/).length === 0) return undefined
  const wasUndisturbed = walk.shop.faults.length === 0 && walk.shop.failingOrders === 0
  if (walk.intent?.name.endsWith(' order') !== true) walk.done()
  walk.wants('order', []).shown = shownOrder(walk.root)
  const told = await on(walk, () => press(walk.root, /^Оформить/))
  look(walk)
  lookForReason(walk, wasUndisturbed)
  return told
}

export async function place(walk: Walk, [kind, number]: readonly ['courier' | 'point' | 'address', number]) {
  await at(walk, 'checkout')
  const { root } = walk
  if (kind === 'address') return on(walk, () => radio(root, number % 2 === 0 ? /улица|Ордынка/ : /^Москва/))
  if (kind === 'courier') return on(walk, () => radio(root, /^Курьер/))
  await on(walk, () => radio(root, /^Пункт выдачи/))
  await on(walk, () => press(root, /^(Пункт выдачи|Постамат|Оптика)/, number))
  const told = await on(walk, () => press(root, /^Доставить сюда/))
  if (told !== undefined) walk.chosePoint[walk.who] = true
  await on(walk, () => press(root, /^Закрыть/))
  return told
}
