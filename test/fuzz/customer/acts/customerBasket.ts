import { offersOf } from '../../../../examples/shop/api/seed/offers'
import { at, on } from './customerActs'
import { buttons, press, type } from '../customerView'
import type { Walk } from '../customerWalk'
import { offersOfRow } from '../customerWanted'

/* The customer's actions in the basket. */

const lenses = offersOf('eshop').filter(({ params }) => params[0]?.unit === 'lenses')

const rowsOf = (walk: Walk, name: RegExp) =>
  buttons(walk.root, name).map((button) => button.closest('li') ?? button)

const lineIds = (walk: Walk) => [
  ...new Set([
    ...walk.shop.visitor(walk.who).baskets.eshop.lines.map(({ offer_id }) => offer_id),
    ...lenses.map(({ offer_id }) => offer_id),
    2061,
    2071,
    2091,
  ]),
]

export async function changeQuantity(walk: Walk, [place, by]: readonly [number, number]) {
  await at(walk, 'basket')
  const name = by > 0 ? /^Увеличить/ : /^Уменьшить/
  const rows = rowsOf(walk, name)
  const row = rows[place % Math.max(1, rows.length)]
  if (!row) return undefined
  const offers = offersOfRow(row, lineIds(walk))
  walk.done()
  const shown = Number(row.querySelector('input')?.value ?? 0)
  // If an offer has two lines, or a line cannot be sent with the others, the page removes it and adds it again.
  const { lines } = walk.shop.visitor(walk.who).baskets.eshop
  const isAgain = by < 0 || lines.filter(({ offer_id }) => offers.includes(offer_id)).length > 1
  const quantity = isAgain ? Math.max(0, shown + by) : by
  const intent = walk.wants(`quantity ${place} ${by}`, [{ offers, quantity }])
  // The line is set to this quantity, so packs beyond it that arrived late are removed, too.
  if (isAgain) intent.leaves.push({ offers, stays: quantity })
  // If the last pack is removed, a note offers to restore the packs.
  if (by < 0) walk.removed.push({ offers, quantity: shown })
  const told = await on(walk, () => {
    let words: string | undefined
    for (let left = Math.abs(by); left > 0; left--) words = press(walk.root, name, place)
    return words
  })
  walk.done()
  return told && `${told} × ${Math.abs(by)}`
}

export async function takeOut(walk: Walk, place: number) {
  await at(walk, 'basket')
  const rows = rowsOf(walk, /^Удалить/)
  const row = rows[place % Math.max(1, rows.length)]
  if (!row) return undefined
  const offers = offersOfRow(row, lineIds(walk))
  const quantity = Number(row.querySelector('input')?.value ?? 0)
  walk.done()
  walk.wants(`out ${place}`, []).leaves.push({ offers, stays: 0 })
  walk.removed.push({ offers, quantity })
  const told = await on(walk, () => press(walk.root, /^Удалить/, place))
  walk.done()
  return told
}

export async function putBack(walk: Walk) {
  if (walk.screen !== 'basket' || buttons(walk.root, /^Вернуть/).length === 0) return undefined
  // Another try is the same intent.
  walk.wants(`back ${walk.removed.length}`, walk.removed)
  const told = await on(walk, () => press(walk.root, /^Вернуть/))
  if (buttons(walk.root, /^Вернуть/).length === 0) walk.done()
  return told
}

/** Opens a row if it is still closed. */
function unfold(walk: Walk, name: RegExp) {
  const [row] = buttons(walk.root, name)
  return row?.getAttribute('aria-expanded') === 'false' ? press(walk.root, name) : undefined
}

export async function discount(walk: Walk, [kind, number]: readonly ['code' | 'points' | 'none', number]) {
  await at(walk, 'basket')
  // The rows are closed at first.
  for (const fold of [/^Есть промокод/, /^Списать баллы/]) await on(walk, () => unfold(walk, fold))
  if (kind === 'none') return on(walk, () => press(walk.root, /^(Убрать промокод|Не списывать)/))
  if (kind === 'code') {
    return on(walk, () => press(walk.root, /^(YASNO|VESNA|CHUZHOI)/, number))
  }
  await on(walk, () => type(walk.root, /^Списать баллы/, String(1 + number * 100)))
  return on(walk, () => press(walk.root, /^Списать$/))
}
