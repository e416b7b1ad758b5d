import { withoutInherited } from '../withoutInherited'

/** Print styles; a table may continue over several pages and repeats its head. */
const STYLES = `
@page { size: A4; margin: 20mm; }
body { margin: 0; font: 12pt/1.5 system-ui, sans-serif; color: #000; background: #fff; }
h1 { font-size: 18pt; font-weight: 600; margin: 0 0 8mm; }
table { width: 100%; border-collapse: collapse; margin-bottom: 8mm; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
th, td { padding: 3mm 2mm; border: 0.3mm solid #000; text-align: left; vertical-align: top; }
table:first-of-type td:nth-child(2) { overflow-wrap: anywhere; }
p { margin: 0 0 2mm; overflow-wrap: anywhere; }
.drawings { display: flex; justify-content: space-around; margin-bottom: 6mm; break-inside: avoid; }
.one-sheet { font-size: 10pt; line-height: 1.4; }
.one-sheet :is(h1, table) { margin-bottom: 5mm; }
.one-sheet :is(th, td) { padding: 1mm 2mm; }
.one-sheet table:first-of-type { table-layout: fixed; }
`

/** Rows of cells; the first cell of a row is its header. */
export interface PrintedTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface PrintedPage extends PrintedTable {
  /** Heading of the page and default file name; it contains no personal data. */
  title: string
  /** Lines between the heading and the table. */
  intro?: readonly string[]
  /** Sets the text closer and scales it down until it fits on one sheet. */
  isOneSheet?: boolean
  /** Elements that are copied side by side below the table, and the style sheet of the copies. */
  drawings?: { elements: readonly Element[]; styles: string }
  /** Shown below the drawings. */
  secondTable?: PrintedTable | undefined
  /** Lines at the end of the page. */
  lines?: readonly string[]
}

/**
 * Prints a separate document without the shop's page around it. It is built from text and never from markup.
 */
export function printPage(printed: PrintedPage): void {
  const frame = document.createElement('iframe')
  frame.title = printed.title
  // The frame is not `hidden`, because some browsers print nothing from a frame that is not rendered.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  document.body.append(frame)
  const view = frame.contentWindow
  if (view === null) {
    frame.remove()
    return
  }
  draw(view.document, printed)
  // If the style sheet is refused, the text is still complete.
  const { CSSStyleSheet: Sheet } = view as typeof globalThis & Window
  const sheet = new Sheet()
  sheet.replaceSync(STYLES + (printed.drawings?.styles ?? ''))
  view.document.adoptedStyleSheets = [sheet]
  if (printed.isOneSheet) fitSheet(frame, view.document)
  const { activeElement } = document
  const pressed = activeElement?.shadowRoot?.activeElement ?? activeElement
  const onPrinted = () => {
    frame.remove()
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
  }
  view.addEventListener('afterprint', onPrinted, withoutInherited({ once: true }))
  // Some browsers print the document that has the focus.
  view.focus()
  view.print()
}

/** Size of an A4 sheet within its margins, in pixels. */
const SHEET = { width: 643, height: 960 }

/** A smaller scale is not legible, so the rest continues on a second sheet. */
const SMALLEST = 0.5

function fitSheet(frame: HTMLIFrameElement, { body, documentElement }: Document): void {
  // The frame is as wide as the paper and off screen.
  Object.assign(frame.style, { left: '-9999px', top: '0', width: `${SHEET.width}px` })
  // The scale is reduced in steps, because smaller text also fits more words in a line.
  for (let zoom = 1; documentElement.scrollHeight > SHEET.height && zoom > SMALLEST; zoom -= 0.05)
    body.style.zoom = String(zoom)
}

function draw(page: Document, printed: PrintedPage): void {
  const { title, intro = [], isOneSheet, drawings, secondTable, lines = [] } = printed
  page.documentElement.lang = 'ru'
  page.title = title
  page.body.classList.toggle('one-sheet', isOneSheet === true)
  add(page.body, 'h1', title)
  for (const line of intro) add(page.body, 'p', line)
  addTable(page.body, printed)
  if (drawings) {
    const beside = add(page.body, 'div')
    beside.className = 'drawings'
    beside.append(...drawings.elements.map((drawing) => page.importNode(drawing, true)))
  }
  if (secondTable) addTable(page.body, secondTable)
  for (const line of lines) add(page.body, 'p', line)
}

function add(to: Element, name: string, text = ''): HTMLElement {
  const element = to.ownerDocument.createElement(name)
  element.textContent = text
  to.append(element)
  return element
}

function addTable(to: Element, { head, rows }: PrintedTable): void {
  const table = add(to, 'table')
  const headRow = add(add(table, 'thead'), 'tr')
  for (const text of head) add(headRow, 'th', text)
  const body = add(table, 'tbody')
  for (const [name = '', ...values] of rows) {
    const row = add(body, 'tr')
    add(row, 'th', name).setAttribute('scope', 'row')
    for (const value of values) add(row, 'td', value)
  }
}
