import type { Break } from './customerLaws'
import { labelOf } from './customerIntent'

/** Returns the values of a product's selects, by eye and label. */
export function choicesIn(root: Element): Map<string, string> {
  const eyes = [...root.querySelectorAll('.buy__eye')]
  return new Map(
    [...root.querySelectorAll('select')].map((select) => [
      `${eyes.findIndex((eye) => eye.contains(select))} ${labelOf(select)}`,
      select.value,
    ]),
  )
}

/** Returns the choices that a step has emptied or changed, although it chooses nothing. */
export function* lostChoices(root: Element, before: ReadonlyMap<string, string>): Generator<Break> {
  for (const [name, is] of choicesIn(root)) {
    const was = before.get(name) ?? ''
    if (was !== '' && was !== is)
      yield [
        'vanished',
        `${name}: ${was} was chosen, and ${is || 'nothing'} is after a step that chose nothing`,
      ]
  }
}
