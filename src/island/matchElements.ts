/** What has a name of its own in a page, and buttons in it. */
const PLACES = 'li, article, form, fieldset, section, nav, main, aside, header, footer'

/**
 * Finds a field again by name, type and label, which must all agree. Of several equal ones those in the same place come
 * first, then the position decides. If there are more or fewer of them, it is none: no text lands in another field.
 * @returns finds it among the fields that are there by then
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
 * Finds a button or link again by role and place: first by its words, then by its position among those whose words
 * differ. If the place has another name and is no item of a list, unique words are enough.
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
  // Another item has the same button for something else.
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
    // Of choices React makes the name up.
    isChoice(field) ? '' : field.getAttribute('name'),
    field.getAttribute('type'),
    isChoice(field) ? field.getAttribute('value') : '',
    labelOf(field),
  ].join()

const isChoice = (field: Element) => /^(radio|checkbox)$/.test(field.getAttribute('type') ?? '')

/** What a button does by its attributes; a link leads to its address. */
const kindOf = (button: Element) =>
  [
    ...['role', 'type', 'href', 'aria-haspopup'].map((name) => button.getAttribute(name)),
    button.hasAttribute('aria-pressed'),
  ].join()

const wordsOf = (button: Element) =>
  [button.getAttribute('href'), ownLabel(button), button.textContent].join()

/** What follows a comma in a label is a count, which React may know already. */
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

/** Without what is chosen from in it. */
function textOf(label: Element): string {
  const copy = label.cloneNode(true) as Element
  copy.querySelectorAll('select, textarea, button').forEach((element) => element.remove())
  return copy.textContent
}

/** The nearest list item, form or landmark, by its label or its first heading or link. */
function placeOf(element: Element): string {
  const place = element.parentElement?.closest(PLACES)
  if (!place) return ''
  const title = place.querySelector('h1, h2, h3, h4, legend') ?? place.querySelector('a, strong, b')
  const name =
    ownLabel(place) ?? labelledBy(place) ?? (title?.contains(element) ? '' : title?.textContent) ?? ''
  return `${place.localName} ${name}`
}
