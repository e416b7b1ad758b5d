import { Buffer } from 'node:buffer'
import { connect, createServer } from 'node:net'
import { createLine, PACKET, ROUND_TRIP } from './line.mjs'
import { listen } from './ports.mjs'

const clock = {
  now: () => performance.now(),
  at: (time, task) => setTimeout(() => task(time), time - performance.now()),
}

/** Returns a function that tells whether the next packet is lost: the same packets in each run. */
function lossOf(share) {
  let seed = 1
  return () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647 < share
  }
}

/** Passes on one connection: with a handshake, half a round trip each way, and its share of the downlink. */
function passOn(browser, serverPort, openConnection) {
  const [up, down] = [[], []]
  let isOver = false
  const onArrived = (packet) => {
    browser.write(packet)
    down.shift()
    if (isOver && down.length === 0) browser.end()
  }
  const take = openConnection(onArrived, () => server.resume())
  // Only little is read ahead: what does not fit on the line waits in the server, which may still send another response first.
  const server = connect({
    port: serverPort,
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(PACKET),
      callback: (length, buffer) => {
        const packet = Buffer.from(buffer.subarray(0, length))
        down.push(packet)
        return take(packet)
      },
    },
  })
  const openAt = clock.now() + ROUND_TRIP
  browser.on('data', (data) => {
    up.push(data)
    clock.at(Math.max(openAt, clock.now()) + ROUND_TRIP / 2, () => server.write(up.shift()))
  })
  server.on('end', () => {
    isOver = true
    if (down.length === 0) browser.end()
  })
  browser.on('close', () => server.destroy())
  for (const socket of [browser, server]) socket.on('error', () => browser.destroy())
}

/**
 * A slow network in front of a server; gives its port. The browser's own throttling knows no handshakes, no slow start and no
 * sharing.
 * @param share of packets that are lost
 */
export async function startNetwork(serverPort, share = 0) {
  const openConnection = createLine(clock, lossOf(share))
  const network = createServer({ noDelay: true }, (browser) => passOn(browser, serverPort, openConnection))
  return { port: await listen(network), close: () => network.close() }
}
