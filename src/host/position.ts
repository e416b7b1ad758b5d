/** Milliseconds; long enough to read and answer the browser's question. */
export const PATIENCE = 15_000

/** Where the customer is, if the browser may say so; asked for only when a button is pressed. */
export const currentPosition = (): Promise<[latitude: number, longitude: number]> =>
  new Promise((resolve, reject) => {
    // Absent without https.
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (!geolocation) {
      reject(new Error('no geolocation'))
      return
    }
    // The browser's own time-out begins only when its question is answered: one that is ignored would never end.
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE)
    geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(timer)
        resolve([coords.latitude, coords.longitude])
      },
      () => {
        clearTimeout(timer)
        reject(new Error('position refused'))
      },
      { timeout: 10_000, maximumAge: 60_000 },
    )
  })

/** Whether the customer's clock shows another time than the shop's, which is UTC+3. */
export const isInOtherZone = (): boolean => new Date().getTimezoneOffset() !== -180
