import { Buffer } from 'node:buffer'
import { connect, createServer } from 'node:net'

/** A phone on slow 4G: milliseconds there and back, bytes per second down. */
const ROUND_TRIP = 150
const RATE = (1.6 * 1024 * 1024) / 8
const PACKET = 1460

const later = (ms, task) => setTimeout(task, ms)

/**
 * A slow network in front of a server: a handshake for every connection, half a round trip each way, and one line that
 * all connections share packet by packet. The browser's own throttling knows no handshakes and no sharing.
 */
export function startNetwork(port, serverPort) {
  const waiting = []
  let isBusy = false

  /** One packet of each connection in turn. */
  function send() {
    const connection = waiting.shift()
    isBusy = connection !== undefined
    if (!connection) return
    const packet = connection.data.subarray(0, PACKET)
    connection.data = connection.data.subarray(PACKET)
    if (connection.data.length > 0) waiting.push(connection)
    later((packet.length / RATE) * 1000, () => {
      later(ROUND_TRIP / 2, () => connection.browser.write(packet))
      if (connection.data.length === 0 && connection.isOver)
        later(ROUND_TRIP / 2, () => connection.browser.end())
      send()
    })
  }

  const network = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port: serverPort, noDelay: true })
    const connection = { browser, data: Buffer.alloc(0), isOver: false }
    const open = performance.now() + ROUND_TRIP
    browser.on('data', (data) => {
      const handshake = Math.max(0, open - performance.now())
      later(handshake + ROUND_TRIP / 2, () => server.write(data))
    })
    server.on('data', (data) => {
      if (connection.data.length === 0) waiting.push(connection)
      connection.data = Buffer.concat([connection.data, data])
      if (!isBusy) send()
    })
    server.on('end', () => {
      connection.isOver = true
      if (connection.data.length === 0) later(ROUND_TRIP / 2, () => browser.end())
    })
    browser.on('close', () => server.destroy())
    for (const socket of [browser, server]) socket.on('error', () => browser.destroy())
  })
  return new Promise((resolve) => network.listen(port, () => resolve(network)))
}
