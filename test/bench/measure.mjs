/** A mid-range phone. */
const CPU = 4

/** Runs in the page before its own scripts: notes when what is looked for is there. */
function watch({ looks, token }) {
  localStorage.setItem('example-shop:token', token)
  const seen = {}
  const tasks = []
  let shift = 0
  Object.assign(window, { bench: { seen, tasks, shift: () => shift } })
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
    return Boolean(found)
  }
  // The home is drawn before React: ready is when React has taken its place.
  let isReady = false
  document.addEventListener('lens-widgets:ready', () => (isReady = true))
  let onDone = () => undefined
  window.bench.done = new Promise((resolve) => (onDone = resolve))
  const look = () => {
    for (const [name, selector] of Object.entries(looks))
      if (!(name in seen) && (selector ? isThere(selector) : isReady)) seen[name] = performance.now()
    if (Object.keys(looks).every((name) => name in seen)) onDone()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** One visit with a slow processor; `looks` are selectors by name: `content`, and '' for an island that is ready. */
export async function visit(context, url, looks, token = 'full.bench') {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let bytes = 0
  let requests = 0
  await client.send('Network.enable')
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  client.on('Network.responseReceived', () => requests++)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.addInitScript(watch, { looks, token })
  await page.goto(url, { waitUntil: 'commit' })
  await page.evaluate(() => window.bench.done)
  await page.waitForLoadState('networkidle')
  const result = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    seen: window.bench.seen,
    tasks: window.bench.tasks,
    shift: window.bench.shift(),
  }))
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { content = 0, drawn = content } = result.seen
  const last = Math.max(content, drawn)
  // Ready when what ran as it came has ended.
  const ready = Math.max(
    last,
    ...result.tasks
      .filter((task) => task.startTime < last + 100)
      .map((task) => task.startTime + task.duration),
  )
  const blocking = result.tasks.reduce((sum, { duration }) => sum + duration - 50, 0)
  return {
    page,
    client,
    measures: {
      paint: result.paint,
      ...result.seen,
      ready,
      blocking,
      kilobytes: bytes / 1000,
      requests,
      heap: usedSize / 1e6,
      shift: result.shift,
    },
  }
}
