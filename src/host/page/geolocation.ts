/** Milliseconds that give the customer time to read and answer the browser's question. */
export const GEOLOCATION_TIMEOUT_MS = 15_000

/**
 * Asks the browser for the customer's position; called only after a press. Rejects if the browser has no
 * permission.
 */
export async function currentPosition(): Promise<[latitude: number, longitude: number]> {
  // The API is absent without https.
  const { geolocation } = navigator as { geolocation?: Geolocation }
  if (!geolocation) throw new Error('no geolocation')
  let timer: ReturnType<typeof setTimeout> | undefined
  const position = new Promise<[number, number]>((resolve, reject) => {
    // The browser's own timeout does not run while its permission prompt is open.
    timer = setTimeout(() => reject(new Error('position not told in time')), GEOLOCATION_TIMEOUT_MS)
    geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      () => reject(new Error('position refused')),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  })
  return position.finally(() => clearTimeout(timer))
}

/** Tells whether the customer's time zone differs from the shop's, which is UTC+3. */
export const isInOtherZone = (): boolean => new Date().getTimezoneOffset() !== -180
