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

/** How React calls attributes whose names are words of the language. */
const NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}

/** Of the names in camel case those that SVG writes so, too; all others have a hyphen there. */
const SVG_NAMES = /^(viewBox|preserveAspectRatio|pathLength|gradient(Units|Transform))$/

/** Of the names in camel case those that HTML writes in small letters. */
const HTML_NAMES =
  /^(tabIndex|autoComplete|autoCapitalize|autoCorrect|inputMode|enterKeyHint|(max|min)Length|readOnly|noValidate|srcSet|dateTime|(col|row)Span|spellCheck|crossOrigin|referrerPolicy|fetchPriority)$/

/** What says 'false' where it is false. */
const SAYS_FALSE = /-|^(spellCheck|draggable|contentEditable)$/

/** What a component is told, and what no element shows. */
const NO_ATTRIBUTE = new Set(['children', 'style', 'key', 'ref', 'autoFocus'])

/** Numbers in `style` that are no pixels. */
const NO_PIXELS =
  /^(--.*|opacity|order|zIndex|flex(Grow|Shrink)?|fontWeight|lineHeight|gridRow|gridColumn|scale|aspectRatio)$/

const isStrict = process.env['NODE_ENV'] !== 'production'

/** Of what is no object: that has been told before. */
const asText = (value: unknown): string => (typeof value === 'object' ? '' : `${value as string | number}`)

const isDrawing = (node: unknown): node is Drawing =>
  typeof node === 'object' && node !== null && 'type' in node

/** What is drawn, and the texts of the style sheets that it asks for: before React they are no files. */
export interface Drawn {
  nodes: Node[]
  sheets: Set<string>
}

/**
 * Draws what a component returns, as nodes; no markup is parsed, as Trusted Types demand.
 * @param ids what the ids in it begin with
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

/** All of it is drawn before anything else is. */
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
  // Its options are there by now.
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

/** As an attribute a style is refused by policies. */
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
