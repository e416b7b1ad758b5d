import { seedBookings, type Booking } from './seed/activity'

/** Bookings by the id of their time. */
export type Hall = Map<number, Booking>

/** Number of halls kept, more than a busy test run has at once; the oldest goes first. */
const MOST = 1000

/**
 * Keeps where visitors are booked. A hall is named by what follows the scenario in a token: `promoter.7` and `full.7` see
 * each other's bookings, and no test sees those of another.
 */
export class Halls {
  readonly #halls = new Map<string, Hall>()

  find(token: string, now: Date): Hall {
    const name = token.slice(token.indexOf('.') + 1)
    const known = this.#halls.get(name)
    if (known) return known
    const hall: Hall = seedBookings(now)
    this.#halls.set(name, hall)
    const [oldest] = this.#halls.keys()
    if (this.#halls.size > MOST && oldest !== undefined) this.#halls.delete(oldest)
    return hall
  }
}
