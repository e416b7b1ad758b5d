/*
 * Simulates the line of a phone on slow 4G. A connection begins slowly (RFC 6928): ten packets may be in flight, and
 * each acknowledgement allows more. All connections share one bottleneck with one queue, so what is in flight arrives
 * before all that is sent later, on whatever connection.
 */

/** Milliseconds of a round trip. */
export const ROUND_TRIP = 150
/** Download rate in bytes per second. */
export const LINE_RATE = (1.6 * 1024 * 1024) / 8
export const PACKET = 1460
const FIRST_WINDOW = 10 * PACKET

/** Milliseconds until a lost packet is detected and sent again. */
const REPEAT = ROUND_TRIP + 200

/**
 * @param clock `now()` in milliseconds, and `at(time, task)`, which calls the task with the time when it was due, even
 *   if it is late: all later times are computed from it, so that a busy machine does not make the line slower
 * @param isLost tells whether the next packet is lost; later packets of the same connection wait for it
 * @returns a function that opens a connection
 */
export function createLine(clock, isLost = () => false) {
  /** The time when the bottleneck will have sent everything in its queue. */
  let freeAt = 0

  /**
   * @param deliver gets each packet when it arrives
   * @param onRoom is called when nothing waits for the window any more
   * @returns a function that sends bytes, and returns whether there is room for more
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
      // The window is halved, and no longer doubles with each round trip (RFC 5681).
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
