/** Where the customer is, if the browser may say so; asked for only when a button is pressed. */
export const currentPosition = (): Promise<[latitude: number, longitude: number]> =>
  new Promise((resolve, reject) => {
    // Absent without https.
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (!geolocation) {
      reject(new Error('no geolocation'))
      return
    }
    geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      () => reject(new Error('position refused')),
      { timeout: 10_000, maximumAge: 60_000 },
    )
  })

/** Whether the customer's clock shows another time than the shop's, which is UTC+3. */
export const isInOtherZone = (): boolean => new Date().getTimezoneOffset() !== -180
