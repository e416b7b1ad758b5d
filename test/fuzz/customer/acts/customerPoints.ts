import { at, on } from './customerActs'
import { dialogIn, press, radio, textOf } from '../customerView'
import type { Walk } from '../customerWalk'

/** Exchanges points for a certificate. */
export async function exchange(walk: Walk, number: number) {
  await at(walk, 'exchange')
  if (number % 2 === 1) await on(walk, () => radio(walk.root, /балл/))
  if (!dialogIn(walk.root)) await on(walk, () => press(walk.root, /^Обменять баллы:/, number))
  const dialog = dialogIn(walk.root)
  const [, value] = /за\s(\d[\d\s]*)\sбалл|(\d[\d\s]*)\sбалл/.exec(textOf(dialog)) ?? []
  if (!dialog) return undefined
  const price = Number((value ?? /(\d[\d\s]*)\sбалл/.exec(textOf(dialog))?.[1] ?? '0').replace(/\s/g, ''))
  walk.wants(`exchange ${price}`, []).certificate = price
  const told = await on(walk, () => press(walk.root, /^Обменять/))
  if (textOf(dialogIn(walk.root)).includes('Промокод получен')) {
    await on(walk, () => press(walk.root, /^(Закрыть|Понятно|Хорошо)/))
    walk.done()
  }
  return told
}
