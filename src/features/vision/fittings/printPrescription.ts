import { formatDate } from '../../../domain/dates'
import { shopToday } from '../../../domain/days'
import { EYES, parameterInWords, parameterLabel } from '../../../domain/lens'
import { columnsOf } from './LensTable'
import { prescriptionLines, TITLE, type Prescription } from './prescription'

const STYLES = `
@page { size: A4; margin: 20mm; }
body { margin: 0; font: 12pt/1.5 system-ui, sans-serif; color: #000; background: #fff; }
h1 { font-size: 18pt; font-weight: 600; margin: 0 0 8mm; }
table { width: 100%; border-collapse: collapse; margin-bottom: 8mm; font-variant-numeric: tabular-nums; }
th, td { padding: 3mm 2mm; border: 0.3mm solid #000; text-align: left; font-size: 12pt; }
p { margin: 0 0 2mm; }
`

/** One page of its own: the shop's page around the cabinet is not printed. Nothing personal names the file. */
export function printPrescription(prescription: Prescription): void {
  const frame = document.createElement('iframe')
  frame.title = TITLE
  // Not `hidden`: some browsers print nothing of a frame that is not drawn.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  document.body.append(frame)
  const page = frame.contentWindow
  if (page === null) return
  draw(page.document, prescription)
  // The text says the same should the style sheet be refused.
  const { CSSStyleSheet: Sheet } = page as typeof globalThis & Window
  const sheet = new Sheet()
  sheet.replaceSync(STYLES)
  page.document.adoptedStyleSheets = [sheet]
  page.addEventListener('afterprint', () => frame.remove(), { once: true })
  page.focus()
  page.print()
}

function draw(page: Document, prescription: Prescription): void {
  const add = (to: Element, name: string, text = '') => {
    const element = page.createElement(name)
    element.textContent = text
    to.append(element)
    return element
  }
  page.documentElement.lang = 'ru'
  page.title = TITLE
  add(page.body, 'h1', TITLE)
  const table = add(page.body, 'table')
  const columns = columnsOf(prescription.lenses)
  const head = add(add(table, 'thead'), 'tr')
  for (const title of ['Глаз', 'Линзы', ...columns.map(parameterLabel)]) {
    add(head, 'th', title)
  }
  const rows = add(table, 'tbody')
  for (const lens of prescription.lenses) {
    const row = add(rows, 'tr')
    add(row, 'th', `${EYES[lens.eye].name}, ${EYES[lens.eye].mark}`)
    add(row, 'td', lens.title === '' ? '—' : lens.title)
    for (const { name } of columns) add(row, 'td', parameterInWords(name, lens[name]))
  }
  for (const line of prescriptionLines(prescription).slice(prescription.lenses.length))
    add(page.body, 'p', line)
  add(page.body, 'p', `Распечатано ${formatDate(shopToday())} из личного кабинета покупателя.`)
}
