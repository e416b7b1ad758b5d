import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import { emit } from '../events'
import { onHidden } from '../onHidden'
import { profileUrl, specialistUrl } from '../page/config'
import { MARK } from './mark'
import { wayOf } from './wayOf'
import { withoutInherited } from '../withoutInherited'

/*
 * Reports once how fast each island and section was (docs/events.md). It contains nothing about the customer,
 * and of an address only the section. It loads when an island is ready and reads earlier entries from the
 * browser's timeline.
 */

interface Shown {
  name: string
  section: string | null
  /** Start of the visit or the press, in ms since the page's time origin. */
  start: number
  content?: number
  ready?: number
  /** The address of a section that was navigated to. */
  address?: string
}

const CABINETS = [
  ['cabinet', profileUrl],
  ['specialist', specialistUrl],
] as const

/** Islands opened by a press, however old the page is. */
const DIALOGS = ['feedback', 'login', 'restriction-notice']

/** Returns the section of a cabinet: the first part of its path, which is never an id. */
function sectionOf(name: string, path: string): string | null {
  const base = CABINETS.find(([cabinet]) => cabinet === name)?.[1]()
  return base === undefined ? null : path.slice(base.length).split('/')[0] || 'home'
}

const [visit] = performance.getEntriesByType('navigation')
const firstPath = new URL(visit?.name ?? location.href).pathname
let lastInput = 0

/** The islands on the page, by name. */
const shown = new Map<string, Shown>()
const untold = new Set<Shown>()
/** Islands that were already shown: a repeated mount has no start that could be measured. */
const met = new Set<string>(DIALOGS)
/**
 * Web vitals: of the page under '', of a section under its address if the browser supports such navigations.
 */
const vitals = new Map<string, Partial<Record<Metric['name'], number>>>()

const round = (value: number | undefined, digits = 0) =>
  value === undefined ? null : Number(value.toFixed(digits))

function show(one: Shown): void {
  met.add(one.name)
  shown.set(one.name, one)
  untold.add(one)
}

function tell(one: Shown): void {
  if (!untold.delete(one)) return
  const { name, section, start, content, ready, address = '' } = one
  const { LCP, INP, CLS } = vitals.get(address) ?? {}
  emit('timing', {
    name,
    section,
    // If nothing had to be awaited, React's first frame already has the content.
    firstContent: round(content ?? ready),
    ready: round(ready),
    largestPaint: round(LCP),
    inputToPaint: round(INP),
    layoutShift: round(CLS, 4),
    way: wayOf(performance.getEntriesByType('resource'), start, start + (ready ?? 0)),
  })
}

function onMark({ name: what, startTime, detail }: PerformanceMark): void {
  const name = detail as unknown
  if (!what.startsWith(MARK) || typeof name !== 'string') return
  if (!met.has(name)) show({ name, section: sectionOf(name, firstPath), start: 0 })
  const one = shown.get(name)
  if (!one || startTime < one.start) return
  if (what === MARK + 'content') one.content ??= startTime - one.start
  else one.ready ??= startTime - one.start
}

const readMarks = (entries: PerformanceEntryList) =>
  entries.forEach((entry) => onMark(entry as PerformanceMark))
const marks = new PerformanceObserver((list) => readMarks(list.getEntries()))
marks.observe(withoutInherited({ type: 'mark', buffered: true }))
const readLastMarks = () => readMarks(marks.takeRecords())

function onMetric({ name, value, navigationType, navigationURL = '' }: Metric): void {
  const address = navigationType === 'soft-navigation' ? navigationURL : ''
  vitals.set(address, { ...vitals.get(address), [name]: value })
}
for (const measure of [onLCP, onINP, onCLS])
  measure(onMetric, { reportAllChanges: true, reportSoftNavs: true })

for (const type of ['click', 'popstate'])
  addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), true)

document.addEventListener('lens-widgets:navigate', ({ detail: { path } }) => {
  readLastMarks()
  const [name] = CABINETS.find(([, base]) => path.startsWith(base())) ?? ['cabinet']
  const left = shown.get(name)
  // The press that leads to the next section is the last one of this section; the browser reports it when the
  // next one is painted.
  if (left) setTimeout(() => tell(left), 1_000)
  const address = location.href
  vitals.delete(address)
  const ready = performance.now() - lastInput
  show({ name, section: sectionOf(name, path), start: lastInput, ready, address })
})

// The library has to take its last measurement first.
onHidden(() => {
  readLastMarks()
  untold.forEach(tell)
})
