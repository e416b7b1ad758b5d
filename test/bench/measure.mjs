import { medians } from './figures.mjs'

/** CPU slowdown of a mid-range phone. */
export const CPU = 4

/** Milliseconds without a new response after which a page is considered loaded. */
const QUIET = 1000

/** Runs in the page before its own scripts: records when each selector has been painted and the main thread is free. */
function watch({ looks, token }) {
  localStorage.setItem('example-shop:token', token)
  performance.setResourceTimingBufferSize(1000)
  const seen = {}
  const tasks = []
  let shift = 0
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const isThere = (selector) => {
    const [first, ...inside] = selector.split(' >>> ')
    let found = document.querySelector(first)
    for (const next of inside) found = found?.shadowRoot?.querySelector(next)
    return found?.checkVisibility({ visibilityProperty: true }) ?? false
  }
  // Content that is rendered before React is ready once React has replaced it.
  const readyAt = []
  document.addEventListener('lens-widgets:ready', () => readyAt.push(performance.now()))
  let onDone = () => undefined
  const done = new Promise((resolve) => (onDone = resolve))
  Object.assign(window, { bench: { seen, tasks, shift: () => shift, readyAt, done } })
  // The frame is painted before this task runs, and so are tasks run that were due earlier.
  const { port1: turn, port2: nextTurn } = new window.MessageChannel()
  turn.onmessage = ({ data }) => {
    for (const name of data) seen[name] = performance.now()
    if (Object.keys(looks).length === Object.keys(seen).length) onDone()
  }
  let missing = Object.entries(looks)
  const look = () => {
    const there = missing.filter(([, what]) =>
      typeof what === 'number' ? readyAt.length >= what : isThere(what),
    )
    missing = missing.filter((one) => !there.includes(one))
    if (there.length > 0 || missing.length === 0) nextTurn.postMessage(there.map(([name]) => name))
    if (missing.length > 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: waits until every selector is there; fails after a minute. */
const drawnAll = (looks) =>
  new Promise((resolve, reject) => {
    const { seen, done } = window.bench
    setTimeout(
      () =>
        reject(
          new Error(`Not there on ${window.location.pathname}: ${looks.filter((name) => !(name in seen))}`),
        ),
      60_000,
    )
    done.then(resolve)
  })

/** Runs in the page: waits until no response has arrived for this many milliseconds. */
const settled = (quiet) =>
  new Promise((resolve) => {
    const look = () => {
      const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd)
      const left = Math.max(0, ...ends) + quiet - performance.now()
      if (left <= 0) resolve(undefined)
      else setTimeout(look, left)
    }
    setTimeout(look, quiet)
  })

export const waitUntilQuiet = (page) => page.evaluate(settled, QUIET)

/** Runs in the page: returns what the browser has recorded about the visit. */
function noted() {
  const resources = performance.getEntriesByType('resource')
  const all = [...performance.getEntriesByType('navigation'), ...resources]
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    seen: window.bench.seen,
    tasks: window.bench.tasks,
    readyAt: window.bench.readyAt,
    shift: window.bench.shift(),
    // The 300 bytes that Chromium counts for headers are left out; a response from the cache transfers nothing.
    answers: all.map(({ responseEnd, transferSize }) => ({
      end: responseEnd,
      bytes: Math.max(0, transferSize - 300),
    })),
  }
}

const kilobytesOf = (answers) => answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/**
 * Visits a page on a slow processor; `looks` maps names (`content`) to selectors, or to the number of islands that have
 * to be ready.
 */
async function visit(visitor, url, looks, token = 'full.bench') {
  const page = await visitor.newPage()
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.before(watch, { looks, token })
  await page.goto(url)
  await page.evaluate(drawnAll, Object.keys(looks))
  await waitUntilQuiet(page)
  const { paint, seen, tasks, readyAt, shift, answers } = await page.evaluate(noted)
  await page.send('HeapProfiler.collectGarbage')
  const { usedSize } = await page.send('Runtime.getHeapUsage')
  const { content = 0, drawn = content } = seen
  const last = Math.max(content, drawn)
  // The page is ready when the tasks have ended that were running at the last paint, or began shortly after it.
  const ready = Math.max(
    last,
    ...tasks.filter((task) => task.startTime < last + 100).map((task) => task.startTime + task.duration),
  )
  const before = answers.filter(({ end }) => end <= Math.max(content, ...readyAt))
  return {
    page,
    measures: {
      paint,
      ...seen,
      ready,
      blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      kilobytesBefore: kilobytesOf(before),
      kilobytes: kilobytesOf(answers),
      requestsBefore: before.length,
      requests: answers.length,
      heap: usedSize / 1e6,
      shift,
    },
  }
}

/**
 * Returns the medians of `rounds` visits of each kind, by name, and the `rounds` themselves. The kinds take turns, so
 * that other load of the machine affects all of them.
 * @param visitors the visits of each visitor, one after another, as [name, address, looks, token]
 * @param beforeClose gets the page of each visit and its name
 */
export async function measureVisitors({ newVisitor, rounds }, visitors, beforeClose = () => undefined) {
  const runs = {}
  for (let round = 0; round < rounds; round++)
    for (const visits of visitors) {
      const visitor = await newVisitor()
      for (const [name, ...visiting] of visits) {
        const { page, measures } = await visit(visitor, ...visiting)
        runs[name] = [...(runs[name] ?? []), measures]
        await beforeClose(page, name)
        await page.close()
      }
      await visitor.close()
    }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [name, { ...medians(all), rounds: all }]),
  )
}
