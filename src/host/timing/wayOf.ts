type Loaded = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'transferSize' | 'encodedBodySize'>

/** The address of the build's files. */
const BUILD = new URL('../', import.meta.url).href

/** On its own origin a page is told all sizes: a file without one was given up on the way. */
const IS_OWN = new URL(BUILD).origin === location.origin

/**
 * Tells whether a file of the build came over the network in that time, which makes a visit cold; null if the
 * files are on another origin, without `Timing-Allow-Origin`.
 */
export function wayOf(loaded: PerformanceEntryList, from: number, until: number): 'cold' | 'warm' | null {
  const files = (loaded as unknown as Loaded[]).filter(
    ({ name, startTime }) => name.startsWith(BUILD) && startTime >= from && startTime <= until,
  )
  if (
    files.some(({ transferSize, encodedBodySize }) => encodedBodySize > 0 && transferSize > encodedBodySize)
  )
    return 'cold'
  return !IS_OWN && files.length > 0 && files.every(({ encodedBodySize }) => encodedBodySize === 0)
    ? null
    : 'warm'
}
