// Speed against the floor, measured side by side: `npm run bench [-- rounds] [parts]`. It prints and judges, it fails nothing.
// With `--write` the tables of `docs/speed.md` are made of what it measures. `npm run bench:against -- REV` compares two commits (`against.mjs`).
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { measureBooking } from './booking.mjs'
import { startChromium } from './chromium.mjs'
import { measureHistory } from './history.mjs'
import { measureIslands, measureMemory, measureWorks } from './islands.mjs'
import { measureHeap } from './heap.mjs'
import { measureHome, templateParts } from './home.mjs'
import { measureHost } from './host.mjs'
import { measureInput } from './input.mjs'
import { measureLinks } from './links.mjs'
import { measureMuch } from './much.mjs'
import { createMultiplexedServer, makeCertificate } from './servers/multiplexed.mjs'
import { startNetwork } from './line/network.mjs'
import { measureObserver } from './observer.mjs'
import { measureVisitors } from './measure.mjs'
import { measureOrders } from './orders.mjs'
import { measurePlaces } from './places.mjs'
import { freePort } from './line/ports.mjs'
import { startServer } from './servers/server.mjs'
import { measureSlowed } from './slowed.mjs'
import { measureSpecialist } from './specialist.mjs'
import { tableOf, writeGoals } from './write.mjs'

/**
 * The parts by name. Each takes the test runner's browser, `newVisitor` of one that only timed visits use, the sandbox's
 * address (`shop`), that of the slow line with HTTP/2 (`site`), with HTTP/1.1 (`plainSite`), of one that loses 3 % of its
 * packets (`lossySite`), and the number of rounds; it gives
 * `goals`, rows of [title, figure to judge, what to print of it, limit], and perhaps a `table` of columns and rows.
 */
const PARTS = {
  home: measureHome,
  links: measureLinks,
  specialist: measureSpecialist,
  orders: measureOrders,
  places: measurePlaces,
  booking: measureBooking,
  history: measureHistory,
  islands: measureIslands,
  works: measureWorks,
  much: measureMuch,
  slowed: measureSlowed,
  memory: measureMemory,
  heap: measureHeap,
  observer: measureObserver,
  input: measureInput,
  host: measureHost,
}

const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 7)
const wanted = Object.keys(PARTS).filter((name) => words.includes(name))
const isWritten = words.includes('--write')
const parts = wanted.length > 0 ? wanted : Object.keys(PARTS)

function printTable({ columns, rows }) {
  console.log(`| | ${Object.keys(columns).join(' | ')} |`)
  console.log(`|---|${'---|'.repeat(Object.keys(columns).length)}`)
  for (const [title, name, format] of rows) {
    const cells = Object.values(columns).map((column) => (name in column ? format(column[name]) : '—'))
    console.log(`| ${title} | ${cells.join(' | ')} |`)
  }
}

const shopPort = await freePort()
const shop = spawn(process.execPath, ['build/shop/server.mjs'], {
  env: { ...process.env, PORT: String(shopPort) },
})
await new Promise((resolve) => shop.stdout.once('data', resolve))
const shopAddress = `http://localhost:${shopPort}`
const certificate = makeCertificate()
const server = await startServer(shopAddress, templateParts(), (handle) =>
  createMultiplexedServer(certificate, handle),
)
const plainServer = await startServer(shopAddress, templateParts())
const network = await startNetwork(server.port)
const plainNetwork = await startNetwork(plainServer.port)
const lossyNetwork = await startNetwork(server.port, 0.03)
const site = `https://localhost:${network.port}`
const executablePath = await findChromium()
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

// A first visit, not measured: the browser itself starts slowly.
await measureVisitors({ newVisitor: visited.newVisitor, rounds: 1 }, [
  [['first', `${site}/bench/floor.html`, {}]],
])

/** By part and title, for `against.mjs`. */
const figures = {}

console.log(`Median of ${rounds}; 4× slower processor, 150 ms round trip, 1.6 Mbit/s, slow start, API 100 ms`)
try {
  for (const part of parts) {
    console.log(`\n## ${part}\n`)
    const { table, goals } = await PARTS[part]({
      browser,
      newVisitor: visited.newVisitor,
      shop: shopAddress,
      site,
      plainSite: `http://localhost:${plainNetwork.port}`,
      lossySite: `https://localhost:${lossyNetwork.port}`,
      rounds,
    })
    if (table) printTable(table)
    console.log(`\n${tableOf(goals)}`)
    if (isWritten) await writeGoals(part, rounds, goals)
    for (const [title, value] of goals) figures[`${part}: ${title}`] = value
  }
  if (process.env.BENCH_FIGURES) writeFileSync(process.env.BENCH_FIGURES, JSON.stringify(figures))
} finally {
  await browser.close()
  await visited.close()
  for (const one of [network, plainNetwork, lossyNetwork, server, plainServer]) one.close()
  shop.kill()
}
