import { element, russian } from '#host/element'
import { token } from '#host/page/config'
import { containersIn, nameOf } from '#host/page/containers'
import { keepTypedKeys } from '#ui/lib/typedKeys'
import { mark } from '#host/timing/mark'
import { pageState } from '#host/pageState'
import tokensCss from '../ui/tokens.css'
import uiCss from '../ui/ui.css'
import { adopt } from './adopt'
import { recordPresses } from './recordPresses'

/**
 * Puts the design's custom properties on the page. React's islands use them as well: if a file with the same text
 * replaced them, Chrome would lay out the whole page twice again, as for changed fonts.
 */
export function adoptTokens(): void {
  if (pageState().hasTokens) return
  pageState().hasTokens = true
  adopt(document, [tokensCss])
}

/** Returns the containers of an island. */
export const containersOf = (name: string) =>
  [...containersIn(document)].filter((container) => nameOf(container) === name)

/** Returns the loader's outline, or an invisible placeholder. */
export const outlineIn = (root: ShadowRoot): Element =>
  [...root.children].find(({ localName }) => localName !== 'link') ?? root.appendChild(element('span'))

/**
 * An island below the fold is left to React, which it would only delay. This is checked once the islands
 * above have their height.
 */
export const isBelowScreen = (outline: Element): boolean => outline.getBoundingClientRect().top > innerHeight

/** Puts a rendering into the same kind of element in which React renders an island. */
export function islandOf(content: DocumentFragment): HTMLElement {
  const drawn = element('div', { className: 'lens', ...russian })
  drawn.append(content)
  return drawn
}

interface Place {
  root: ShadowRoot
  /** The loader's outline, which is replaced. */
  outline: Element
  /** The token with which the calls were sent. */
  owner: string | undefined
  /** Its links lead to pages that React shows without a page load. */
  leadsOn: boolean
}

/**
 * Replaces the outline with the rendering until React takes over.
 * @param sheets texts of the style sheets in addition to the common one
 * @returns functions that remove its style sheets; those of later sheets may be added
 */
export function show(
  { root, outline, owner, leadsOn }: Place,
  drawn: HTMLElement,
  sheets: Iterable<string>,
): (() => void)[] {
  const ends = [adopt(root, new Set([uiCss, ...sheets]))]
  outline.replaceWith(drawn)
  keepTypedKeys(root)
  const hasContent = (part: Element) => !part.querySelector('.bones')
  if (hasContent(drawn) || [...drawn.querySelectorAll('.card')].some(hasContent)) mark('content', drawn)
  const isOurs = () => token() === owner
  recordPresses({ isOurs, drawn, outline, leadsOn, onEnd: () => ends.forEach((end) => end()) })
  return ends
}
