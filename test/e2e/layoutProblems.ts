import type { Page } from '@playwright/test'

/** Returns the layout problems of the page as it is rendered now, shadow roots included. */
export const layoutProblems = (page: Page): Promise<string[]> => page.evaluate(findProblems)

/** Runs in the page. */
function findProblems(): string[] {
  /** Tolerance in pixels for rounding. */
  const TOLERANCE = 2
  const problems = new Set<string>()

  const roots = [...document.querySelectorAll('[data-lens-widget]')].flatMap(
    ({ shadowRoot }) => shadowRoot ?? [],
  )
  const dialogs = roots.flatMap((root) => [...root.querySelectorAll('dialog[open]')])
  // While a dialog is open, only the topmost one is checked.
  const scopes: (ShadowRoot | Element)[] = dialogs.length > 0 ? dialogs.slice(-1) : roots
  const all = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>('*')])

  const isHidden = (element: Element) =>
    element.closest('.visually-hidden, [hidden], [aria-hidden=true]') !== null ||
    getComputedStyle(element).clipPath === 'inset(50%)' ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  const shown = all.filter((element) => !isHidden(element) && element.closest('svg') === null)

  const nameOf = (element: Element) => {
    const text = (element as HTMLElement).textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} «${text}»`
  }
  /** Returns the rectangles of an element's own text. */
  const textRects = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      .filter(({ width, height }) => width > 1 && height > 1)

  const texts = shown
    .map((element) => ({ element, rects: textRects(element) }))
    .filter(({ rects }) => rects.length > 0)

  for (const { element, rects } of texts) {
    // Clipped: a text that is cut off by its own box, or by the nearest box that hides its overflow.
    const clips = clipOf(element)
    if (clips) {
      const box = clips.getBoundingClientRect()
      const isCut = rects.some(
        ({ left, right, top, bottom }) =>
          right > box.right + TOLERANCE ||
          left < box.left - TOLERANCE ||
          (bottom > box.bottom + TOLERANCE && top < box.bottom - TOLERANCE),
      )
      if (isCut) problems.add(`clipped: ${nameOf(element)}`)
    }
    const card = element.closest('.card, dialog')
    if (card && !isScrolled(element)) {
      const box = card.getBoundingClientRect()
      const leaves = rects.some(
        ({ left, right }) => right > box.right + TOLERANCE || left < box.left - TOLERANCE,
      )
      if (leaves) problems.add(`leaves its card: ${nameOf(element)}`)
    }
  }

  // A '·' at the start of a line: the part before it is missing, or on the line above.
  for (const { element } of texts) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue
      for (const { index } of (node.textContent ?? '').matchAll(/·/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const dot = range.getBoundingClientRect()
        const block = blockOf(element)
        range.setStart(block, 0)
        range.setEnd(node, index)
        const isAlone = ![...range.getClientRects()].some(
          ({ left, bottom, width }) => width > 1 && left < dot.left && bottom > dot.top + TOLERANCE,
        )
        if (isAlone) problems.add(`a line begins with «·»: ${nameOf(block)}`)
      }
    }
  }

  /** Returns the block element that contains the lines of a text. */
  function blockOf(element: Element): Element {
    const { display } = getComputedStyle(element)
    return display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element
  }

  // An element that sticks out of its parent, and covers what is beside it.
  for (const element of shown) {
    const { parentElement: parent } = element
    if (!parent || isScrolled(element) || clipOf(parent)) continue
    const { display, position, marginRight } = getComputedStyle(element)
    const { display: around } = getComputedStyle(parent)
    if (position === 'absolute' || position === 'fixed' || display.startsWith('inline')) continue
    // A negative margin means that the element overhangs on purpose.
    if (parseFloat(marginRight) < 0) continue
    if (around === 'inline' || around === 'contents') continue
    const by = element.getBoundingClientRect().right - parent.getBoundingClientRect().right
    if (by > TOLERANCE) problems.add(`sticks out by ${Math.round(by)} px: ${nameOf(element)}`)
  }

  /** Tells whether an element is inside a container that scrolls sideways, such as tabs on a phone. */
  function isScrolled(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && !box.matches('dialog')) return true
    }
    return false
  }

  /** Returns the nearest box whose content scrolls vertically. */
  function scrollerOf(element: Element): Element | undefined {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) return box
    }
    return undefined
  }

  function clipOf(element: Element): Element | undefined {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      // An ellipsis shows that text is missing, and scrolled content can be reached.
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return undefined
      if (overflowX === 'hidden' || overflowX === 'clip') return box
    }
    return undefined
  }

  // Overlapping: two texts, neither of which contains the other.
  const isPinned = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true
    }
    return false
  }
  const lines = texts
    .filter(({ element }) => !isPinned(element))
    .flatMap(({ element, rects }) => {
      // Leaves out lines that are clipped, and those that are scrolled out of view.
      const ends = [clipOf(element), scrollerOf(element)].flatMap((box) => box?.getBoundingClientRect() ?? [])
      return rects
        .filter((rect) => ends.every(({ bottom }) => rect.top < bottom - TOLERANCE))
        .filter((rect) => ends.every(({ top }) => rect.bottom > top + TOLERANCE))
        .filter((rect) => ends.every(({ left }) => rect.right > left + TOLERANCE))
        .filter((rect) => ends.every(({ right }) => rect.left < right - TOLERANCE))
        .map((rect) => ({ element, rect }))
    })
    .toSorted((one, other) => one.rect.top - other.rect.top)
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top > one.rect.bottom) break
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
      // Line boxes are taller than their letters, so a small overlap does not count.
      if (width > TOLERANCE && height > Math.min(one.rect.height, other.rect.height) / 3) {
        problems.add(`overlapping: ${nameOf(one.element)} and ${nameOf(other.element)}`)
      }
    }
  })

  // A selected tab that is scrolled out of its strip.
  for (const tab of shown.filter((element) =>
    element.matches('[role=tab][aria-selected=true], nav .is-open'),
  )) {
    const strip = tab.closest('[role=tablist], nav')?.getBoundingClientRect()
    const { left, right, width } = tab.getBoundingClientRect()
    if (
      strip &&
      (left < strip.left - TOLERANCE || right > strip.right + Math.max(TOLERANCE, width - strip.width))
    )
      problems.add(`out of sight: ${nameOf(tab)}`)
  }

  // Buttons, badges, cards and the like that are more than twice as tall as their content.
  for (const box of shown.filter((element) => element.matches('button, a.btn, .badge, .chip, .card, li'))) {
    const { height, top } = box.getBoundingClientRect()
    const inside = [...box.querySelectorAll('*')].filter((element) => !isHidden(element))
    const bottoms = [
      ...[box, ...inside].flatMap((element) => textRects(element).map(({ bottom }) => bottom)),
      ...inside
        .filter((element) => element.matches('.bone, svg, img, input, select, textarea, canvas, button'))
        .map((element) => element.getBoundingClientRect().bottom),
    ]
    if (bottoms.length === 0) continue
    const content = Math.max(...bottoms) - top
    // 48 px is the minimum size of a target, so small content is no fault there.
    if (height > 64 && height > content * 2)
      problems.add(`too tall (${Math.round(height)} px): ${nameOf(box)}`)
  }

  // A value that its field cuts off, though the row has room.
  const measure = document.createElement('canvas').getContext('2d')
  for (const field of shown) {
    const text = textOfField(field)
    const row = field.closest('form, fieldset, .card, dialog, .lens')
    if (text === '' || !measure || field.clientWidth > (row?.clientWidth ?? 0) * 0.95) continue
    const style = getComputedStyle(field)
    measure.font = style.font
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const { width } = measure.measureText(text)
    if (width > room + TOLERANCE)
      problems.add(`cut off by ${Math.round(width - room)} px: ${nameOf(field)} «${text}»`)
  }

  function textOfField(field: Element): string {
    // The placeholder of an empty select says no more than its label.
    if (field instanceof HTMLSelectElement)
      return field.value === '' ? '' : (field.selectedOptions[0]?.text ?? '')
    return field instanceof HTMLInputElement && field.type === 'tel' ? field.value : ''
  }

  // A strip that continues out of view has to fade at its edge, so that it is visible that there is more.
  for (const strip of shown.filter((element) => element.matches('[role=tablist], nav'))) {
    const { maskImage } = getComputedStyle(strip)
    if (strip.scrollWidth > strip.clientWidth + TOLERANCE && maskImage === 'none')
      problems.add(`goes on out of sight: ${nameOf(strip)}`)
  }

  // An element that wraps in a row has to start below the row's text, not below its picture.
  for (const main of shown.filter((element) => element.matches('.item > * + .item__main'))) {
    const { left, bottom } = main.getBoundingClientRect()
    for (let end = main.nextElementSibling; end; end = end.nextElementSibling) {
      if (isHidden(end)) continue
      const box = end.getBoundingClientRect()
      if (box.top > bottom - TOLERANCE && box.left < left - TOLERANCE)
        problems.add(`stands below the picture of its row: ${nameOf(end)}`)
    }
  }

  // The page is wider than the window.
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1)
    problems.add(`the page scrolls sideways: ${scrollWidth} of ${clientWidth} px`)
  return [...problems]
}
