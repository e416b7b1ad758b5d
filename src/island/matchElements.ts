/** Elements that have a name of their own in a page and contain buttons. */
const PLACES = 'li, article, form, fieldset, section, nav, main, aside, header, footer'

/**
 * Finds a field again by name, type and label, which must all match. Of several equal ones, those in the same
 * place are preferred, then the position decides. If their number has changed, none matches, so that no text
 * lands in another field.
 * @returns a function that searches the current fields
 */
export function sameField(field: Element, before: HTMLElement[]) {
  const [isSame, isHere] = [isLike(field, fieldName), isLike(field, placeOf)]
  const all = before.filter(isSame)
  const here = all.filter(isHere)
  return (after: HTMLElement[]) => {
    const found = after.filter(isSame)
    return sameAmong(field, here, found.filter(isHere)) ?? sameAmong(field, all, found)
  }
}

/**
 * Finds a button or link again by role and place: first by its text, then by its position among those whose
 * text has changed. If the place has another name and is not a list item, a unique text is enough.
 */
export function sameButton(button: Element, before: HTMLElement[], after: HTMLElement[]) {
  const isSame = isLike(button, wordsOf)
  const isHere = isLike(button, (one) => [kindOf(one), placeOf(one)].join())
  const [here, there] = [before.filter(isHere), after.filter(isHere)]
  const named = there.filter(isSame)[here.filter(isSame).indexOf(button as HTMLElement)]
  if (named) return named
  const without = (some: HTMLElement[], others: HTMLElement[]) => {
    const words = new Set(others.map(wordsOf))
    return some.filter((one) => !words.has(wordsOf(one)))
  }
  const renamed = sameAmong(button, without(here, there), without(there, here))
  if (renamed) return renamed
  // In another item the same button does something else.
  if (button.closest('li, article')) return undefined
  const [only, ...others] = after.filter(isSame)
  return others.length === 0 && before.filter(isSame).length === 1 ? only : undefined
}

const sameAmong = (element: Element, before: HTMLElement[] = [], after: HTMLElement[] = []) =>
  before.length === after.length ? after[before.indexOf(element as HTMLElement)] : undefined

const isLike = (element: Element, textOf: (element: Element) => string) => {
  const text = textOf(element)
  return (other: Element) => textOf(other) === text
}

const fieldName = (field: Element) =>
  [
    field.localName,
    // React generates the names of choices.
    isChoice(field) ? '' : field.getAttribute('name'),
    field.getAttribute('type'),
    isChoice(field) ? field.getAttribute('value') : '',
    labelOf(field),
  ].join()

const isChoice = (field: Element) => /^(radio|checkbox)$/.test(field.getAttribute('type') ?? '')

/** Returns what a button does, from its attributes; for a link its address. */
const kindOf = (button: Element) =>
  [
    ...['role', 'type', 'href', 'aria-haspopup'].map((name) => button.getAttribute(name)),
    button.hasAttribute('aria-pressed'),
  ].join()

const wordsOf = (button: Element) =>
  [button.getAttribute('href'), ownLabel(button), button.textContent].join()

/** The part of a label after a comma is a count, which React may already know. */
const ownLabel = (element: Element) => element.getAttribute('aria-label')?.split(',')[0]

const labelOf = (field: Element): string => {
  const labels = (field as HTMLInputElement).labels ?? []
  return ownLabel(field) ?? labelledBy(field) ?? [...labels].map((label) => textOf(label)).join(' ')
}

const labelledBy = (element: Element): string | undefined => {
  const root = element.getRootNode()
  const ids = element.getAttribute('aria-labelledby')?.split(' ')
  if (!ids || !(root instanceof Document || root instanceof DocumentFragment)) return undefined
  return ids.map((id) => root.getElementById(id)?.textContent).join(' ')
}

/** Returns the label's text without the options in it. */
function textOf(label: Element): string {
  const copy = label.cloneNode(true) as Element
  copy.querySelectorAll('select, textarea, button').forEach((element) => element.remove())
  return copy.textContent
}

/** Returns the nearest list item, form or landmark, named by its label or its first heading or link. */
function placeOf(element: Element): string {
  const place = element.parentElement?.closest(PLACES)
  if (!place) return ''
  const title = place.querySelector('h1, h2, h3, h4, legend') ?? place.querySelector('a, strong, b')
  const name =
    ownLabel(place) ?? labelledBy(place) ?? (title?.contains(element) ? '' : title?.textContent) ?? ''
  return `${place.localName} ${name}`
}
