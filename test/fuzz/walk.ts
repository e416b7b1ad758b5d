import { fireEvent } from '@testing-library/react'
import { moveOn } from '../support/moveOn'
import type { Random } from './random'

const PRESSABLE = 'button, a[href], summary, input[type=checkbox], input[type=radio], [role=option]'
const WRITABLE = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select'

/** Plausible values, by what the attributes of a field ask for. */
const typed: [RegExp, string][] = [
  [/tel|phone/, '(916) 123-45-67'],
  [/mail/, 'anna.kovaleva@example.ru'],
  [/code|one-time/, '1234'],
  [/password/, 'linza2025'],
  [/birth|since|date|purchased|remind_at|дд\.мм/, '05.03.1991'],
  [/ time /, '18:02'],
  [/quantity|count|numeric/, '2'],
]

const describe = (field: Element) =>
  ['type', 'name', 'autocomplete', 'placeholder', 'inputmode']
    .map((name) => field.getAttribute(name))
    .join(' ')
    .toLowerCase()

export const valueFor = (field: Element): string =>
  typed.find(([asked]) => asked.test(describe(field)))?.[1] ?? 'Анна Ковалёва'

/** The innermost dialog that is open, else all of the root: the rest is inert. */
export const reachable = (root: ParentNode): ParentNode =>
  [...root.querySelectorAll('dialog[open]')].at(-1) ?? root

function fillIn(part: ParentNode, random: Random): void {
  for (const field of part.querySelectorAll(WRITABLE)) {
    if (random.chance(0.2)) continue
    const value = field instanceof HTMLSelectElement ? random.pick([...field.options]).value : valueFor(field)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent.trim()).slice(0, 60) || element.tagName

const pressables = (part: ParentNode, name = /./) =>
  [...part.querySelectorAll(PRESSABLE)].filter(
    (element) => name.test(nameOf(element)) && !element.closest('[style*="display: none"]'),
  )

/** Presses as a hand does that has seen the button; a press focuses it, as in a browser. */
export function pressOn(button: Element): void {
  moveOn()
  if (button instanceof HTMLElement) button.focus()
  fireEvent.click(button)
}

/** Presses an element with that name; returns the step in words, or undefined if there is nothing to press. */
export function press(root: ParentNode, random: Random, name?: RegExp): string | undefined {
  const found = pressables(reachable(root), name)
  if (found.length === 0) return undefined
  const pressed = random.pick(found)
  const step = `press '${nameOf(pressed)}'`
  pressOn(pressed)
  return step
}

/** Does one thing that a customer may do. */
export function doSomething(root: ParentNode, random: Random): string | undefined {
  const part = reachable(root)
  const submits = [...part.querySelectorAll('button[type=submit]')]
  if (submits.length === 0 || random.chance(0.5)) return press(root, random)
  const submit = random.pick(submits)
  fillIn(submit.closest('form') ?? part, random)
  pressOn(submit)
  return `fill in and press '${nameOf(submit)}'`
}
