/** Until when the server takes no further write. It is the device that is limited, whoever the customer is. */
let until = 0

/** @param wait milliseconds */
export const holdPresses = (wait: number): void => void (until = Date.now() + wait)

/** Milliseconds for which a button that has just sent something stays busy. */
export const heldFor = (): number => Math.max(0, until - Date.now())
