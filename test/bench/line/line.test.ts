import { execFileSync } from 'node:child_process'

/**
 * Sends over the simulated line with a clock of its own; prints when which bytes have arrived, in milliseconds, by
 * connection.
 */
const SEND = `
  import { createLine, LINE_RATE, PACKET, ROUND_TRIP } from './test/bench/line/line.mjs'
  function send(sizes, isLost) {
    let time = 0
    const due = []
    const clock = { now: () => time, at: (when, task) => due.push({ when, task }) }
    const openConnection = createLine(clock, isLost)
    const arrived = []
    const hadRoom = sizes.map((size, connection) => {
      const take = openConnection(({ length }) => arrived.push({ at: time, connection, length }))
      return take(Buffer.alloc(size * PACKET))
    })
    while (due.length > 0) {
      const next = due.toSorted((one, other) => one.when - other.when)[0]
      due.splice(due.indexOf(next), 1)
      time = next.when
      next.task(time)
    }
    return { arrived, hadRoom }
  }
  let packets = 0
  console.log(JSON.stringify({
    packetTime: (PACKET / LINE_RATE) * 1000,
    roundTrip: ROUND_TRIP,
    small: send([10]),
    large: send([40]),
    two: send([20, 1]),
    lossy: send([3], () => ++packets === 1),
  }))
`

interface Sent {
  arrived: { at: number; connection: number; length: number }[]
  hadRoom: boolean[]
}

const { packetTime, roundTrip, small, large, two, lossy } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', SEND], { encoding: 'utf8' }),
) as { packetTime: number; roundTrip: number } & Record<'small' | 'large' | 'two' | 'lossy', Sent>

const times = ({ arrived }: Sent, connection = 0) =>
  arrived.filter((packet) => packet.connection === connection).map(({ at }) => at)

it('sends ten packets at once, one after the other, which arrive half a round trip later', () => {
  expect(small.hadRoom).toEqual([true])
  expect(times(small)).toHaveLength(10)
  expect(times(small)[0]).toBeCloseTo(packetTime + roundTrip / 2)
  expect(times(small)[9]).toBeCloseTo(10 * packetTime + roundTrip / 2)
})

it('sends two packets for each that was acknowledged, at no more than the rate of the line', () => {
  expect(large.hadRoom).toEqual([false])
  // The first ten fill less than a round trip; the eleventh waits for the first to be acknowledged.
  expect(times(large)[10]).toBeCloseTo(packetTime + roundTrip + packetTime + roundTrip / 2)
  expect(times(large)[11]).toBeCloseTo(packetTime + roundTrip + 2 * packetTime + roundTrip / 2)
  expect(times(large)[29]).toBeCloseTo(packetTime + roundTrip + 20 * packetTime + roundTrip / 2)
})

it('lets one connection wait behind what another has under way, not behind what waits for its window', () => {
  expect(times(two, 1)).toEqual([expect.closeTo(11 * packetTime + roundTrip / 2)])
})

it('keeps the order of a connection behind a packet that is lost', () => {
  const [first = NaN, second, third] = times(lossy)
  expect(first).toBeGreaterThan(packetTime + 2 * roundTrip)
  expect([second, third]).toEqual([first, first])
})
