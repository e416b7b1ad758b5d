// Measures the speed against the floor: `npm run bench [-- rounds] [parts]`. It prints and judges, but never fails.
// With `--write` its results replace the tables of `docs/speed.md`. `npm run bench:against -- REV` compares two commits
// (`against.mjs`).
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { findNginx } from '../../scripts/debian.mjs'
import { measureBooking } from './booking.mjs'
import { startChromium } from './chromium.mjs'
import { measureHistory } from './history.mjs'
import { measureIslands, measureMemory, measureWorks } from './islands.mjs'
import { measureHeap } from './heap.mjs'
import { measureHome, templateParts } from './home.mjs'
import { measureHost } from './host.mjs'
import { measureInput } from './input.mjs'
import { measureLinks } from './links.mjs'
import { measureMuch, measureThirty } from './much.mjs'
import { createMultiplexedServer, makeCertificate } from './servers/multiplexed.mjs'
import { startNetwork } from './line/network.mjs'
import { startNginx } from './servers/nginx.mjs'
import { measureObserver } from './observer.mjs'
import { measureVisitors } from './measure.mjs'
import { measureOrders } from './orders.mjs'
import { measureOthers } from './others.mjs'
import { runInOwnNetwork } from './line/ownNetwork.mjs'
import { measurePlaces } from './places.mjs'
import { freePort } from './line/ports.mjs'
import { startServer } from './servers/server.mjs'
import { measureSlowed } from './slowed.mjs'
import { measureSpecialist } from './specialist.mjs'
import { tableOf, writeGoals } from './write.mjs'

/*
 * The parts by name. Each gets the test runner's browser, `newVisitor` of a browser for timed visits only, the
 * sandbox's address (`shop`), and the number of rounds; it returns `goals`, rows of [title, value to judge, text to
 * print, limit], and optionally a `table` with columns and rows.
 */

/** These are measured on the slow line, behind each server in turn, whose address they get (`site`). */
const BEHIND_EACH = {
  home: measureHome,
  links: measureLinks,
  specialist: measureSpecialist,
  islands: measureIslands,
  thirty: measureThirty,
  host: measureHost,
}

/**
 * These are measured once; `others` get the slow line's address with HTTP/1.1 (`plainSite`), and one with packet loss
 * (`lossySite`).
 */
const ONCE = {
  others: measureOthers,
  places: measurePlaces,
  orders: measureOrders,
  booking: measureBooking,
  history: measureHistory,
  works: measureWorks,
  much: measureMuch,
  slowed: measureSlowed,
  memory: measureMemory,
  heap: measureHeap,
  observer: measureObserver,
  input: measureInput,
}
const PARTS = { ...BEHIND_EACH, ...ONCE }

const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 7)
const wanted = Object.keys(PARTS).filter((name) => words.includes(name))
const isWritten = words.includes('--write')
const parts = wanted.length > 0 ? wanted : Object.keys(PARTS)

function printTable({ columns, rows }) {
  console.log(`\n| | ${Object.keys(columns).join(' | ')} |`)
  console.log(`|---|${'---|'.repeat(Object.keys(columns).length)}`)
  for (const [title, name, format] of rows) {
    const cells = Object.values(columns).map((column) => (name in column ? format(column[name]) : '—'))
    console.log(`| ${title} | ${cells.join(' | ')} |`)
  }
}

// Chromium and nginx are installed now: the network namespace, entered next, has no access to the internet.
const [executablePath, hasNginx] = [await findChromium(), findNginx()]
const code = runInOwnNetwork()
if (code !== undefined) process.exit(code)

const shopPort = await freePort()
const shop = spawn(process.execPath, ['build/shop/server.mjs'], {
  env: { ...process.env, PORT: String(shopPort) },
})
await new Promise((resolve) => shop.stdout.once('data', resolve))
const shopAddress = `http://localhost:${shopPort}`
const certificate = makeCertificate()
const running = []
async function start(begun) {
  const server = await begun
  running.push(server)
  return server.port
}
const plain = await start(startServer(shopAddress, templateParts()))
const reordering = await start(
  startServer(shopAddress, templateParts(), (handle) => createMultiplexedServer(certificate, handle)),
)
const siteOf = async (port) => `https://localhost:${await start(startNetwork(port))}`

/** Addresses on the slow line, by server. */
const sites = { 'reordering server': await siteOf(reordering) }
if (hasNginx) sites.nginx = await siteOf(await start(startNginx(certificate, plain)))
const plainSite = `http://localhost:${await start(startNetwork(plain))}`
const lossySite = `https://localhost:${await start(startNetwork(reordering, 0.03))}`

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const browser = await chromium.launch({ executablePath, args })
const visited = startChromium(executablePath, [
  ...args,
  `--ignore-certificate-errors-spki-list=${certificate.hash}`,
])
const bench = { browser, newVisitor: visited.newVisitor, shop: shopAddress, plainSite, lossySite, rounds }

// A first visit is not measured, because the browser itself is slow at its start.
await measureVisitors({ ...bench, rounds: 1 }, [[['first', `${plainSite}/bench/floor.html`, {}]]])

/** Measures a part once, or behind each server; returns its goals by the heading of their column. */
async function measure(part) {
  const measured = {}
  const all = part in BEHIND_EACH ? sites : { measured: undefined }
  for (const [head, site] of Object.entries(all)) {
    const { table, goals } = await PARTS[part]({ ...bench, site })
    if (table && site) console.log(`\n${head}`)
    if (table) printTable(table)
    measured[head] = goals
  }
  return measured
}

/** Results for `against.mjs`, by part, title and server. */
const figures = {}

console.log(`Median of ${rounds}; 4× slower processor, 150 ms round trip, 1.6 Mbit/s, slow start, API 100 ms`)
try {
  for (const part of parts) {
    console.log(`\n## ${part}`)
    const measured = await measure(part)
    console.log(`\n${tableOf(measured)}`)
    if (isWritten) await writeGoals(part, rounds, measured)
    for (const [head, goals] of Object.entries(measured))
      for (const [title, value] of goals)
        figures[`${part}: ${title}${part in BEHIND_EACH ? `, ${head}` : ''}`] = value
  }
  if (process.env.BENCH_FIGURES) writeFileSync(process.env.BENCH_FIGURES, JSON.stringify(figures))
} finally {
  await browser.close()
  await visited.close()
  for (const server of running) await server.close()
  shop.kill()
}
