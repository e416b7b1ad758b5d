/** Milliseconds by which a device's clock may differ from the server's; beyond them the server's counts. */
const TRUSTED = 60 * 60 * 1000

let correction = 0

/**
 * Notes how far the server's clock is ahead of the device's, which may be wrong by hours or days.
 * @param ahead milliseconds; NaN where the server does not say its time
 */
export function noteServerTime(ahead = NaN): void {
  if (!Number.isNaN(ahead)) correction = Math.abs(ahead) > TRUSTED ? ahead : 0
}

/** The time by which dates are judged. What only measures how long something takes goes by the device's own clock. */
export const currentTime = (): Date => new Date(Date.now() + correction)
