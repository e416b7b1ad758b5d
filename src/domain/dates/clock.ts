/** Milliseconds by which the device's clock may differ from the server's before the server's is used. */
const TRUSTED = 60 * 60 * 1000

let correction = 0

/**
 * Records how far the server's clock is ahead of the device's, which may be wrong by hours or days.
 * @param ahead milliseconds; NaN if the server does not state its time
 */
export function noteServerTime(ahead = NaN): void {
  if (!Number.isNaN(ahead)) correction = Math.abs(ahead) > TRUSTED ? ahead : 0
}

/** Returns the time to compare dates with. Durations are measured by the device's own clock. */
export const currentTime = (): Date => new Date(Date.now() + correction)
