/** Milliseconds that the account waits for the points: drawn after it, they would have to wait for its layout. */
export const POINTS_WAIT_MS = 100
