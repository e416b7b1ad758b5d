import { fireEvent } from '@testing-library/react'
import { labelOf, type ShownOrder } from './customerIntent'

/* Reads the page, and acts on it as the customer does. */

export const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').trim()

export const textOf = (element: Element | undefined | null): string => plain(element?.textContent)

/** The innermost dialog that is open; the rest is inert. */
export const dialogIn = (root: Element): Element | undefined =>
  [...root.querySelectorAll('dialog[open]')].at(-1)

const reachable = (root: Element): Element => dialogIn(root) ?? root

export const buttons = (root: Element, name: RegExp): HTMLButtonElement[] =>
  [...reachable(root).querySelectorAll('button')].filter(
    (button) => name.test(plain(button.getAttribute('aria-label')) || textOf(button)) && !button.disabled,
  )

/** Presses the n-th button with that name; returns its text, or undefined if there is none. */
export function press(root: Element, name: RegExp, nth = 0): string | undefined {
  const all = buttons(root, name)
  const button = all[nth % Math.max(1, all.length)]
  if (!button) return undefined
  const words = plain(button.getAttribute('aria-label')) || textOf(button)
  place += 40
  fireEvent.click(button, { clientX: place, clientY: place, detail: 1 })
  return words
}

/** The position of the last press, in pixels. Each press moves it, but for the second tap of a double tap. */
let place = 0

/** The second press of a double tap, on what has come under the finger. */
export function tapAgain(root: Element, name: RegExp): string | undefined {
  const [button] = buttons(root, name)
  if (!button) return undefined
  fireEvent.click(button, { clientX: place, clientY: place, detail: 2 })
  return textOf(button)
}

export const selects = (root: Element): HTMLSelectElement[] => [...reachable(root).querySelectorAll('select')]

export function choose(select: HTMLSelectElement, nth: number): string {
  const options = [...select.options].filter(({ disabled, value }) => !disabled && value !== '')
  const option = options[nth % Math.max(1, options.length)]
  if (!option) return 'nothing to choose'
  fireEvent.change(select, { target: { value: option.value } })
  fireEvent.blur(select)
  return `${labelOf(select)}: ${plain(option.textContent)}`
}

/** The text field with this label. */
export const fieldOf = (root: Element, label: RegExp): HTMLInputElement | undefined =>
  [
    ...root.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio], [type=checkbox], [type=file]), textarea',
    ),
  ].find((one) => label.test(plain(one.labels?.[0]?.textContent)))

export function type(root: Element, label: RegExp, value: string): string | undefined {
  const field = fieldOf(reachable(root), label)
  if (!field || field.disabled || field.readOnly) return undefined
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return `type ${value}`
}

export function radio(root: Element, name: RegExp): string | undefined {
  const found = [
    ...reachable(root).querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]'),
  ].find((one) => name.test(plain(one.labels?.[0]?.textContent)) && !one.checked)
  if (!found) return undefined
  fireEvent.click(found)
  return plain(found.labels?.[0]?.textContent).slice(0, 40)
}

export const checkedWords = (root: Element, name: RegExp): string =>
  [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    .filter(({ checked }) => checked)
    .map(({ labels }) => plain(labels?.[0]?.textContent))
    .find((words) => name.test(words)) ?? ''

export const sumIn = (words: string): number | undefined => {
  const found = /(\d[\d ]*)(?:,(\d\d))?\s?₽/.exec(plain(words))
  return found ? Number(`${found[1]?.replaceAll(' ', '')}.${found[2] ?? 0}`) : undefined
}

/** The sums of an order, by their names. */
export const rowsIn = (root: Element): Map<string, string> =>
  new Map(
    [...root.querySelectorAll('dl > div')].map((row) => [
      textOf(row.querySelector('dt')),
      textOf(row.querySelector('dd')),
    ]),
  )

export const PAYMENTS: Readonly<Record<string, string>> = {
  'Картой онлайн': 'card_online',
  'Картой при получении': 'card',
  'Наличными при получении': 'cash',
}

/** Everything of an order that the customer sees before the press. */
export function shownOrder(root: Element): ShownOrder {
  const rows = rowsIn(root)
  const total = rows.get('Итого к оплате') ?? rows.get('К оплате')
  const lines = [...root.querySelectorAll('.checkout__item')].map((line) => ({
    words: textOf(line.querySelector('.checkout__what')),
    quantity: Number(/(\d+)\s*шт$/.exec(textOf(line.lastElementChild))?.[1] ?? 0),
  }))
  const valueOf = (label: RegExp) =>
    [...root.querySelectorAll('select')].find((one) => label.test(labelOf(one)))?.value ?? ''
  const isPoint = checkedWords(root, /^Пункт выдачи/) !== ''
  return {
    lines,
    total: total === undefined ? undefined : sumIn(total),
    isWithDelivery: total !== undefined && !total.includes('без доставки'),
    isPoint,
    place: isPoint
      ? textOf(root.querySelector('.finder__chosen [role=status]'))
      : textOf(root.querySelector('.delivery__addresses label:has(:checked)')),
    date: valueOf(/^День/),
    time: valueOf(/^Время/),
    payment: PAYMENTS[checkedWords(root, /^(Картой|Наличными)/)] ?? '',
    points: sumIn(rows.get('Баллы') ?? '') ?? 0,
  }
}

/** Returns the messages that say why a press had no effect. */
export const troublesIn = (root: Element): string[] =>
  [...root.querySelectorAll('[role=alert], .notice--bad, .error, [data-problem]')].map(textOf)
