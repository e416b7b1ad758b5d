/*
 * The line of a phone on slow 4G, as arithmetic. A connection begins slowly (RFC 6928): ten packets may be under way, and
 * what has been acknowledged makes room for as much again. All connections share one narrow place with one queue: what is
 * under way comes before all that is sent later, on whatever connection.
 */

/** Milliseconds there and back. */
export const ROUND_TRIP = 150
/** Bytes per second down. */
export const LINE_RATE = (1.6 * 1024 * 1024) / 8
export const PACKET = 1460
const FIRST_WINDOW = 10 * PACKET

/** Milliseconds until a lost packet has been missed and sent again. */
const REPEAT = ROUND_TRIP + 200

/**
 * @param clock `now()` in milliseconds, and `at(time, task)`, which calls the task with that time, be it late or not: what
 * follows is reckoned from when the task was due, so that a busy machine makes the line no slower
 * @param isLost whether the next packet is lost; what follows on the same connection waits for it
 * @returns what opens a connection
 */
export function createLine(clock, isLost = () => false) {
  /** When the narrow place has sent what it was given. */
  let freeAt = 0

  /**
   * @param deliver gets each packet when it arrives
   * @param onRoom is called when nothing waits for the window any more
   * @returns what takes bytes to send, and says whether there is room for more
   */
  return (deliver, onRoom = () => undefined) => {
    const waiting = []
    const arriving = []
    let window = FIRST_WINDOW
    let threshold = Infinity
    let underWay = 0
    let lastAt = 0

    function sendPacket(packet, now) {
      underWay += packet.length
      freeAt = Math.max(freeAt, now) + (packet.length / LINE_RATE) * 1000
      const repeated = isLost()
      // Half as fast, and no longer twice as fast after each round trip (RFC 5681).
      if (repeated) threshold = window = Math.max(window / 2, 2 * PACKET)
      lastAt = Math.max(lastAt, freeAt + ROUND_TRIP / 2 + (repeated ? REPEAT : 0))
      arriving.push(packet)
      // Timers may fire out of order, so each delivers the first packet of the queue, not its own.
      clock.at(lastAt, () => deliver(arriving.shift()))
      clock.at(lastAt + ROUND_TRIP / 2, (time) => {
        underWay -= packet.length
        window += window < threshold ? packet.length : (packet.length * PACKET) / window
        send(time)
        if (waiting.length === 0) onRoom()
      })
    }

    function send(now) {
      while (waiting.length > 0 && underWay + waiting[0].length <= window) sendPacket(waiting.shift(), now)
    }

    return (data) => {
      for (let from = 0; from < data.length; from += PACKET) waiting.push(data.subarray(from, from + PACKET))
      send(clock.now())
      return waiting.length === 0
    }
  }
}
