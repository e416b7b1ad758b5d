import { twoFrames } from './probe.mjs'

/*
 * Reads the work of a page's main thread from the browser's own trace, in milliseconds of the processor: time that
 * other programs use does not count.
 */

/** Events that run script; they may be nested. */
const SCRIPT = new Set([
  'EventDispatch',
  'EvaluateScript',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
])

const workOf = ({ tdur, dur = 0 }) => (tdur ?? dur) / 1000

/** The work of these events; those that lie inside another are part of it. */
function together(events) {
  let [sum, end] = [0, 0]
  for (const event of events.toSorted((one, other) => one.ts - other.ts)) {
    if (event.ts < end) continue
    sum += workOf(event)
    end = event.ts + (event.dur ?? 0)
  }
  return sum
}

/** The share `part` of the figures lies below it. */
export const quantile = (figures, part) =>
  figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * part)] ?? 0

/**
 * @returns `tasks`: how long each task of the main thread was, and how much of it was script; `frames`: the work between
 * one frame and the next, where `run` keeps frames going
 */
export async function trace(browser, page, run) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  })
  await run()
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`
  const isMain = new Set(traceEvents.filter(({ name }) => name === 'FireAnimationFrame').map(threadOf))
  const events = traceEvents.filter((event) => isMain.has(threadOf(event)))
  const named = (name) => events.filter((event) => event.name === name)
  const scripts = events.filter(({ name }) => SCRIPT.has(name))
  const tasks = named('RunTask').map((task) => ({
    at: task.ts,
    length: workOf(task),
    script: together(scripts.filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))),
  }))
  const starts = named('FireAnimationFrame')
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other)
  const frames = starts
    .slice(0, -1)
    .map((start, index) =>
      tasks
        .filter(({ at }) => at >= start && at < (starts[index + 1] ?? 0))
        .reduce((sum, { length }) => sum + length, 0),
    )
  return { tasks, frames }
}

/** The longest script of one task. */
export const longestScript = ({ tasks }) => Math.max(0, ...tasks.map(({ script }) => script))

/** The longest task: script, and what the browser adds to it. */
export const longestTask = ({ tasks }) => Math.max(0, ...tasks.map(({ length }) => length))

/** Keeps frames going while something is done step by step, as a finger does. */
export async function drawn(page, steps) {
  await page.evaluate(() => {
    const go = () => requestAnimationFrame(go)
    go()
  })
  for (const step of steps) {
    await step()
    await page.evaluate(twoFrames)
  }
}
