/**
 * Time until which the server accepts no further write. The limit applies to the device, whoever the customer
 * is.
 */
let until = 0

/** @param wait milliseconds */
export const holdPresses = (wait: number): void => void (until = Date.now() + wait)

/** Milliseconds for which a button that has just sent something stays busy. */
export const heldFor = (): number => Math.max(0, until - Date.now())
