import { tellUnlessLeft } from '../host/tellUnlessLeft'

/* What cannot be read in an answer is told to the page: by its place and how often, never by a value. */

/** What a value was to be: the console says it. */
export type Expected = 'text' | 'number' | 'true or false' | 'date' | 'id' | 'price' | 'list' | 'object'

interface Found {
  reason: 'missing' | 'type'
  times: number
  expected: Expected | undefined
}

/** Whether readers say where they are. Only what has been found wrong is read once more for it: lists are long. */
export let tracks = false
let isWrong = false

const found = new Map<string, Found>()
/** Names on the way to the value that is being read. */
const way: string[] = []

/** The calls that answers came from. */
const calls = new WeakMap<object, string>()

export function noteCall(data: unknown, call: string): void {
  if (typeof data === 'object' && data !== null) calls.set(data, call)
}

/** Runs a reader of a value that stands under a name. */
export function under<T>(name: string, read: (value: unknown) => T, value: unknown): T {
  const depth = way.length
  way.push(name)
  try {
    return read(value)
  } finally {
    way.length = depth
  }
}

/** Notes that a value is not what is read there. */
export function noteUnreadable(value: unknown, expected?: Expected): void {
  isWrong = true
  if (!tracks) return
  const place = way.join('.').replaceAll('.[]', '[]')
  const known = found.get(place)
  if (known) known.times++
  else
    found.set(place, {
      reason: value === undefined || value === null ? 'missing' : 'type',
      times: 1,
      expected,
    })
}

/** Reads an answer, and tells what in it cannot be read. @param call where the answer is no object */
export function readAnswer<T>(read: (data: unknown) => T, data: unknown, call?: string): T {
  isWrong = false
  const from = call ?? (typeof data === 'object' && data !== null ? calls.get(data) : undefined)
  const tell = () => from !== undefined && tellUnreadable(read, data, from)
  try {
    const value = read(data)
    if (hasNoted()) tell()
    return value
  } catch (error) {
    tell()
    throw error
  }
}

const hasNoted = () => isWrong

function tellUnreadable(read: (data: unknown) => unknown, data: unknown, call: string): void {
  found.clear()
  way.length = 0
  tracks = true
  try {
    read(data)
  } catch {
    // A code that nobody knows throws as well.
    if (found.size === 0) noteUnreadable(data)
  }
  tracks = false
  for (const [place, { reason, times, expected }] of found) {
    const should = expected && `should be: ${expected}`
    tellUnlessLeft({ kind: 'unreadable', call, field: place || null, reason, times }, should)
  }
}
