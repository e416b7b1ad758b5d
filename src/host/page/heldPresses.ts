/**
 * Time until which the server accepts no further write. The limit applies to the device, whoever the customer
 * is.
 */
let until = 0

/** @param wait milliseconds */
export const holdPresses = (wait: number): void => void (until = Date.now() + wait)

/** Time until which a button that has just sent something stays busy; 0 if it does not. */
export const heldUntil = (): number => (until > Date.now() ? until : 0)
