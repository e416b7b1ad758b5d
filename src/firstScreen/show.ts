import { token } from '#host/page/config'
import { keepTypedKeys } from '#ui/lib/typedKeys'
import { mark } from '#host/timing/mark'
import tokensCss from '../ui/tokens.css'
import uiCss from '../ui/ui.css'
import { adopt } from './adopt'
import { recordPresses } from './recordPresses'

/** Puts what is drawn into the element in which React draws an island, too. */
export function islandOf(content: DocumentFragment): HTMLElement {
  const element = document.createElement('div')
  element.className = 'lens'
  element.append(content)
  return element
}

interface Place {
  root: ShadowRoot
  /** Stands there until then. */
  outline: Element
  /** The token with which the calls were sent. */
  owner: string | undefined
  /** Its links lead to what React shows without a page load. */
  leadsOn: boolean
}

/**
 * Shows what is drawn in the outline's place, until React takes over.
 * @param sheets texts of the style sheets besides that of all components
 * @returns the ends of its style sheets, to which those of later sheets may be added
 */
export function show(
  { root, outline, owner, leadsOn }: Place,
  drawn: HTMLElement,
  sheets: Iterable<string>,
): (() => void)[] {
  const ends = [adopt(root, new Set([uiCss, ...sheets])), adopt(document, [tokensCss])]
  outline.replaceWith(drawn)
  keepTypedKeys(root)
  const hasContent = (part: Element) => !part.querySelector('.bones')
  if (hasContent(drawn) || [...drawn.querySelectorAll('.card')].some(hasContent)) mark('content', drawn)
  const isOurs = () => token() === owner
  recordPresses({ isOurs, drawn, outline, leadsOn, onEnd: () => ends.forEach((end) => end()) })
  return ends
}
