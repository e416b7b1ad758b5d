import { forgetTimings, keptTimings, measures, setMeasures, type Timing } from './timings'

/* Shows how fast the visits of this browser were: the median, and the 75th and 95th percentile. */

const FIGURES = ['firstContent', 'ready', 'largestPaint', 'inputToPaint', 'layoutShift'] as const

const WAYS = { cold: 'впервые', warm: 'повторно' }
const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 })

/** The least value that so many of 100 do not exceed. */
function percentile(sorted: number[], share: number): number {
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0
}

function figureOf(timings: Timing[], key: (typeof FIGURES)[number]): string {
  const known = timings.map((timing) => timing[key]).filter((value) => value !== null)
  const sorted = known.sort((one, other) => one - other)
  if (sorted.length === 0) return '—'
  return [50, 75, 95].map((share) => number.format(percentile(sorted, share))).join(' / ')
}

const titleOf = ({ name, section, way }: Timing) =>
  [section === null ? name : `${name}: ${section}`, ...(way === null ? [] : [WAYS[way]])].join(', ')

function cell(tag: 'td' | 'th', text: string): HTMLTableCellElement {
  const element = document.createElement(tag)
  element.textContent = text
  if (tag === 'th') element.scope = 'row'
  return element
}

function rowOf([title, timings]: [string, Timing[]]): HTMLTableRowElement {
  const row = document.createElement('tr')
  const figures = FIGURES.map((key) => cell('td', figureOf(timings, key)))
  row.append(cell('th', title), cell('td', String(timings.length)), ...figures)
  return row
}

function draw(): void {
  const groups = new Map<string, Timing[]>()
  for (const timing of keptTimings()) {
    const title = titleOf(timing)
    groups.set(title, [...(groups.get(title) ?? []), timing])
  }
  document.querySelector('tbody')?.replaceChildren(...[...groups].map(rowOf))
  document.querySelector('[data-timing=none]')?.toggleAttribute('hidden', groups.size > 0)
  document.querySelector('[data-timing=table]')?.toggleAttribute('hidden', groups.size === 0)
}

const box = document.querySelector<HTMLInputElement>('[data-timing=switch]')
if (box) {
  box.checked = measures()
  box.addEventListener('change', () => setMeasures(box.checked))
}
document.querySelector('[data-timing=clear]')?.addEventListener('click', () => {
  forgetTimings()
  draw()
})
addEventListener('storage', draw)
draw()
