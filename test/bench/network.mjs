import { Buffer } from 'node:buffer'
import { connect, createServer } from 'node:net'

/** A phone on slow 4G: milliseconds there and back, bytes per second down. */
const ROUND_TRIP = 150
export const LINE_RATE = (1.6 * 1024 * 1024) / 8
const PACKET = 1460

const later = (ms, task) => setTimeout(task, ms)

/** Milliseconds until a lost packet has been missed and sent again. */
const REPEAT = ROUND_TRIP + 200

/** The same packets are lost in each run. */
function lossOf(share) {
  let seed = 1
  return () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647 < share
  }
}

/**
 * A slow network in front of a server: a handshake for every connection, half a round trip each way, and one line that
 * all connections share packet by packet. The browser's own throttling knows no handshakes and no sharing.
 * @param share of packets that are lost; what follows on the same connection waits for them
 */
export function startNetwork(port, serverPort, share = 0) {
  const waiting = []
  const isLost = lossOf(share)
  let isBusy = false
  /** When the line has sent what it was given: timers that come late must not make it slower. */
  let freeAt = 0

  /** Packets come in the order in which they were sent. */
  function deliver(connection, packet) {
    const { underWay, browser } = connection
    const due = freeAt + ROUND_TRIP / 2 + (isLost() ? REPEAT : 0)
    const at = Math.max(due, underWay.at(-1)?.at ?? 0)
    underWay.push({ packet, at })
    later(at - performance.now(), () => {
      while (underWay.length > 0 && underWay[0].at <= at) {
        const [first] = underWay.splice(0, 1)
        if (first.packet) browser.write(first.packet)
        else browser.end()
      }
    })
  }

  /** One packet of each connection in turn. */
  function send() {
    const connection = waiting.shift()
    isBusy = connection !== undefined
    if (!connection) return
    const packet = connection.data.subarray(0, PACKET)
    connection.data = connection.data.subarray(PACKET)
    if (connection.data.length > 0) waiting.push(connection)
    freeAt += (packet.length / LINE_RATE) * 1000
    later(freeAt - performance.now(), () => {
      deliver(connection, packet)
      if (connection.data.length === 0 && connection.isOver) deliver(connection)
      send()
    })
  }

  const network = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port: serverPort, noDelay: true })
    const connection = { browser, data: Buffer.alloc(0), isOver: false, underWay: [] }
    const open = performance.now() + ROUND_TRIP
    browser.on('data', (data) => {
      const handshake = Math.max(0, open - performance.now())
      later(handshake + ROUND_TRIP / 2, () => server.write(data))
    })
    server.on('data', (data) => {
      if (connection.data.length === 0) waiting.push(connection)
      connection.data = Buffer.concat([connection.data, data])
      if (isBusy) return
      freeAt = Math.max(freeAt, performance.now())
      send()
    })
    server.on('end', () => {
      connection.isOver = true
      if (connection.data.length === 0) deliver(connection)
    })
    browser.on('close', () => server.destroy())
    for (const socket of [browser, server]) socket.on('error', () => browser.destroy())
  })
  return new Promise((resolve) => network.listen(port, () => resolve(network)))
}
