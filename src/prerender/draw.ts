import {
  beginIds,
  Context,
  drawComponent,
  Suspense,
  WAITING,
  type Drawing,
  type Props,
} from './libraries/react'

const SVG = 'http://www.w3.org/2000/svg'

/** React's names of attributes that are JavaScript keywords. */
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** Camel-case names that SVG uses as they are; all others become hyphenated. */
const SVG_NAMES = /^(viewBox|preserveAspectRatio|pathLength|gradient(Units|Transform))$/

/** Camel-case names that HTML writes in lower case. */
const HTML_NAMES =
  /^(tabIndex|autoComplete|autoCapitalize|autoCorrect|inputMode|enterKeyHint|(max|min)Length|readOnly|noValidate|srcSet|dateTime|(col|row)Span|spellCheck|crossOrigin|referrerPolicy|fetchPriority)$/

/** Attributes that are written as 'false' rather than omitted. */
const SAYS_FALSE = /-|^(spellCheck|draggable|contentEditable)$/

/** Props that never become attributes. */
const NO_ATTRIBUTE = new Set(['children', 'style', 'key', 'ref', 'autoFocus'])

/** Numeric style properties without a unit. */
const NO_PIXELS =
  /^(--.*|opacity|order|zIndex|flex(Grow|Shrink)?|fontWeight|lineHeight|gridRow|gridColumn|scale|aspectRatio)$/

const isStrict = process.env['NODE_ENV'] !== 'production'

/** Converts a primitive to text; objects were handled before. */
const asText = (value: unknown): string => (typeof value === 'object' ? '' : `${value as string | number}`)

const isDrawing = (node: unknown): node is Drawing =>
  typeof node === 'object' && node !== null && 'type' in node

/** A rendering and the texts of its style sheets, which are not files before React. */
export interface Drawn {
  nodes: Node[]
  sheets: Set<string>
}

/**
 * Renders what a component returns as nodes; no markup is parsed, as Trusted Types demand.
 * @param ids prefix of the ids in it
 */
export function draw(node: unknown, ids: string): Drawn {
  beginIds(ids)
  const sheets = new Set<string>()
  return { nodes: drawNode(node, sheets), sheets }
}

function drawNode(node: unknown, sheets: Set<string>, space?: string): Node[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => drawNode(one, sheets, space))
  if (typeof node === 'string' || typeof node === 'number') return [document.createTextNode(String(node))]
  if (!isDrawing(node)) {
    if (isStrict && typeof node === 'object' && node !== null) throw new Error('an object cannot be drawn')
    return []
  }
  const { type, props } = node
  if (type instanceof Context) return drawProvided(type, props, sheets, space)
  if (type === Suspense) return drawOrFallback(props, sheets, space)
  if (typeof type === 'function') {
    return drawNode(drawComponent(type as (props: Props) => unknown, props), sheets, space)
  }
  if (typeof type !== 'string') throw new Error(`what is drawn before React has no ${String(type)}`)
  if (type === 'link') {
    sheets.add(String(props['href']))
    return []
  }
  return [drawElement(type, props, sheets, space)]
}

/** Renders the children at once, while the context has the value. */
function drawProvided(context: Context, { value, children }: Props, sheets: Set<string>, space?: string) {
  const around = context.value
  context.value = value
  try {
    return drawNode(children, sheets, space)
  } finally {
    context.value = around
  }
}

function drawOrFallback({ children, fallback }: Props, sheets: Set<string>, space?: string): Node[] {
  const own = new Set<string>()
  try {
    const nodes = drawNode(children, own, space)
    own.forEach((sheet) => sheets.add(sheet))
    return nodes
  } catch (error) {
    if (error !== WAITING) throw error
    return drawNode(fallback, sheets, space)
  }
}

function drawElement(tag: string, props: Props, sheets: Set<string>, space?: string): Element {
  const own = tag === 'svg' ? SVG : space
  const element = own === undefined ? document.createElement(tag) : document.createElementNS(own, tag)
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value)
  if (element instanceof HTMLElement || element instanceof SVGElement) setStyle(element, props['style'])
  element.append(...drawNode(props['children'], sheets, own))
  // The options exist now.
  if (element instanceof HTMLSelectElement) element.value = String(props['value'] ?? props['defaultValue'])
  if (element instanceof HTMLTextAreaElement)
    element.textContent = asText(props['value'] ?? props['defaultValue'] ?? '')
  if (typeof props['ref'] === 'function') (props['ref'] as (element: Element) => void)(element)
  return element
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (NO_ATTRIBUTE.has(name) || typeof value === 'function' || value === undefined || value === null) return
  const isOwnValue = name === 'value' || name === 'defaultValue'
  if (isOwnValue && (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)) return
  const written = nameOf(element, name)
  if (typeof value === 'boolean' && !SAYS_FALSE.test(name)) element.toggleAttribute(written, value)
  else if (typeof value !== 'object') element.setAttribute(written, asText(value))
  else if (isStrict) throw new Error(`the attribute ${name} of what is drawn before React is an object`)
}

function nameOf(element: Element, name: string): string {
  const known = NAMES[name]
  if (known !== undefined || !/[A-Z]/.test(name)) return known ?? name
  if (element instanceof SVGElement)
    return SVG_NAMES.test(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (isStrict && !HTML_NAMES.test(name))
    throw new Error(`what is drawn before React has no attribute ${name}`)
  return name.toLowerCase()
}

/** Sets properties one by one, because a CSP may refuse a style attribute. */
function setStyle(element: HTMLElement | SVGElement, style: unknown): void {
  if (typeof style !== 'object' || style === null) return
  for (const [name, value] of Object.entries(style) as [string, unknown][]) {
    if (value === undefined || value === null) continue
    const isPixels = typeof value === 'number' && value !== 0 && !NO_PIXELS.test(name)
    const text = isPixels ? `${value}px` : asText(value)
    if (name.startsWith('--')) element.style.setProperty(name, text)
    else Object.assign(element.style, { [name]: text })
  }
}
