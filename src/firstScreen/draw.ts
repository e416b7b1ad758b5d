import type { Drawing, Props } from './react'

const SVG = 'http://www.w3.org/2000/svg'

/** How React calls attributes whose names are words of the language. */
const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for' }

/** Those of SVG that have a hyphen, which React writes as 'strokeWidth'. */
const hyphenated = (name: string) =>
  name.replace(
    /^(clip|fill|stroke)([A-Z])/,
    (_, word: string, letter: string) => `${word}-${letter.toLowerCase()}`,
  )

const isDrawing = (node: unknown): node is Drawing =>
  typeof node === 'object' && node !== null && 'type' in node

/**
 * Draws what a component returns, as nodes; no markup is parsed, as Trusted Types demand.
 * @param sheets gets the text of each style sheet that it asks for: a build of its own has no files
 */
export function draw(node: unknown, sheets: Set<string>, space?: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => draw(one, sheets, space))
  if (typeof node === 'string' || typeof node === 'number') return [document.createTextNode(String(node))]
  if (!isDrawing(node)) return []
  const { type, props } = node
  if (typeof type === 'function') {
    return draw((type as (props: Props) => unknown)(props), sheets, space)
  }
  const tag = String(type)
  if (tag === 'link') {
    sheets.add(String(props['href']))
    return []
  }
  const within = tag === 'svg' ? SVG : space
  const element = within === undefined ? document.createElement(tag) : document.createElementNS(within, tag)
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value)
  element.append(...draw(props['children'], sheets, within))
  // Of a choice: its options are there by now.
  if (element instanceof HTMLSelectElement) element.value = String(props['value'])
  if (typeof props['onDrawn'] === 'function') (props['onDrawn'] as (element: Element) => void)(element)
  return [element]
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (name === 'children' || (name === 'value' && element instanceof HTMLSelectElement)) return
  // As an attribute a style is refused by policies.
  if (name === 'style') Object.assign((element as HTMLElement).style, value)
  // In names of several words 'false' is a value.
  if (typeof value === 'boolean' && !name.includes('-')) element.toggleAttribute(name, value)
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    element.setAttribute(NAMES[name] ?? hyphenated(name), String(value))
}
