import { safeHref } from '#domain/safeHref'
import { chatUrl, profileUrl } from '#host/page/config'
import { linkTo } from '#host/page/links'
import type { Filling, Place, Tree } from './tree'
import { CHAT, PROFILE } from './tree'

type Drawn = Pick<Tree, 'nodes'> & Pick<Place, 'current'>

const SVG = 'http://www.w3.org/2000/svg'

/** Draws a node of the tree with all that is in it; no markup is parsed, as Trusted Types demand. */
export function drawNode({ nodes, current }: Drawn, filling: Filling, index: number): Node {
  const draw = (number: number, space?: string): Node => {
    const node = nodes[number] ?? ''
    if (typeof node === 'string') return document.createTextNode(node)
    if (typeof node === 'number') return document.createTextNode(filling[node] ?? '')
    const [tag, attributes, ...children] = node
    const within = tag === 'svg' ? SVG : space
    const element = within === undefined ? document.createElement(tag) : document.createElementNS(within, tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'href' && value === current) element.setAttribute('aria-current', 'page')
      setAttribute(element, name, value)
    }
    element.append(...children.map((child) => draw(child, within)))
    return element
  }
  return draw(index)
}

/**
 * Makes one variant that is drawn into another. Only what differs is drawn again, so that the focus stays where it is.
 * @param element of the node `from`
 */
export function updateNode(tree: Drawn, filling: Filling, element: Element, from: number, to: number): void {
  const before = childrenOf(tree, from)
  const after = childrenOf(tree, to)
  const most = Math.min(before.length, after.length)
  let first = 0
  while (first < most && before[first] === after[first]) first++
  let last = 0
  while (last < most - first && before.at(-1 - last) === after.at(-1 - last)) last++
  const old = [...element.childNodes].slice(first, before.length - last)
  const [child] = old
  const [was, becomes] = [before[first] ?? 0, after[first] ?? 0]
  if (old.length === 1 && after.length - last - first === 1 && child instanceof Element) {
    if (outlineOf(tree, was) === outlineOf(tree, becomes)) {
      updateNode(tree, filling, child, was, becomes)
      return
    }
  }
  const fresh = after.slice(first, after.length - last).map((index) => drawNode(tree, filling, index))
  const next = element.childNodes[before.length - last] ?? null
  old.forEach((node) => node.remove())
  fresh.forEach((node) => element.insertBefore(node, next))
}

function childrenOf({ nodes }: Drawn, index: number): number[] {
  const node = nodes[index]
  if (!Array.isArray(node)) return []
  const [, , ...children] = node
  return children
}

/** An element without what is in it. */
function outlineOf({ nodes }: Drawn, index: number): string {
  const node = nodes[index]
  return Array.isArray(node) ? JSON.stringify(node.slice(0, 2)) : ''
}

function setAttribute(element: Element, name: string, value: string): void {
  // As an attribute a style is refused by policies.
  if (name === 'style' && element instanceof HTMLElement) element.style.cssText = value
  else if (value === CHAT) setHref(element, safeHref(chatUrl()))
  else if (value.startsWith(PROFILE)) setHref(element, profileUrl() + value.slice(PROFILE.length))
  else element.setAttribute(name, value)
}

function setHref(element: Element, address: string | undefined): void {
  if (address !== undefined) element.setAttribute('href', linkTo(address))
}
