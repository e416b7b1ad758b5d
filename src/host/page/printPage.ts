/** Styles for paper; a table of any length goes on over the pages, under its head. */
const STYLES = `
@page { size: A4; margin: 20mm; }
body { margin: 0; font: 12pt/1.5 system-ui, sans-serif; color: #000; background: #fff; }
h1 { font-size: 18pt; font-weight: 600; margin: 0 0 8mm; }
table { width: 100%; border-collapse: collapse; margin-bottom: 8mm; font-variant-numeric: tabular-nums; }
tr { break-inside: avoid; }
th, td { padding: 3mm 2mm; border: 0.3mm solid #000; text-align: left; vertical-align: top; }
td:nth-child(2) { overflow-wrap: anywhere; }
p { margin: 0 0 2mm; }
`

export interface PrintedPage {
  /** Heading of the page, and file name where it is saved; it holds nothing personal. */
  title: string
  /** Lines between the heading and the table. */
  intro?: readonly string[]
  /** Made smaller until all of it stands on one sheet. */
  isOneSheet?: boolean
  /** Rows of cells; the first cell of a row names it. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Lines below the table. */
  lines?: readonly string[]
}

/**
 * Prints a page of its own, without the shop's page around the widget. It is built from text and never from
 * markup.
 */
export function printPage(printed: PrintedPage): void {
  const frame = document.createElement('iframe')
  frame.title = printed.title
  // The frame is not `hidden`: some browsers print nothing of a frame that is not drawn.
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
  // The text alone says it all if the style sheet is refused.
  const { CSSStyleSheet: Sheet } = view as typeof globalThis & Window
  const sheet = new Sheet()
  sheet.replaceSync(STYLES)
  view.document.adoptedStyleSheets = [sheet]
  if (printed.isOneSheet) fitSheet(frame, view.document)
  view.addEventListener('afterprint', () => frame.remove(), { once: true })
  view.focus()
  view.print()
}

/** Pixels of an A4 sheet within its margins. */
const SHEET = { width: 643, height: 960 }

function fitSheet(frame: HTMLIFrameElement, page: Document): void {
  // As wide as on paper, and out of sight.
  Object.assign(frame.style, { left: '-9999px', top: '0', width: `${SHEET.width}px` })
  const share = SHEET.height / page.body.scrollHeight
  if (share < 1) page.body.style.zoom = String(share)
}

function draw(page: Document, { title, intro = [], head, rows, lines = [] }: PrintedPage): void {
  const add = (to: Element, name: string, text = '') => {
    const element = page.createElement(name)
    element.textContent = text
    to.append(element)
    return element
  }
  page.documentElement.lang = 'ru'
  page.title = title
  add(page.body, 'h1', title)
  for (const line of intro) add(page.body, 'p', line)
  const table = add(page.body, 'table')
  const headRow = add(add(table, 'thead'), 'tr')
  for (const text of head) add(headRow, 'th', text)
  const body = add(table, 'tbody')
  for (const [name = '', ...values] of rows) {
    const row = add(body, 'tr')
    add(row, 'th', name).setAttribute('scope', 'row')
    for (const value of values) add(row, 'td', value)
  }
  for (const line of lines) add(page.body, 'p', line)
}
