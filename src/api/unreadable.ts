import { tellUnlessLeft } from '../host/tellUnlessLeft'

/*
 * Unreadable parts of an answer are reported to the page by path and count, never by value. The same answers are read
 * again by React, so that nothing is reported before.
 */

/** The expected kind of a value, for the console. */
export type Expected = 'text' | 'number' | 'true or false' | 'date' | 'id' | 'price' | 'list' | 'object'

interface Found {
  reason: 'missing' | 'type'
  times: number
  expected: Expected | undefined
}

/**
 * Whether readers track their path. Only an answer found to be wrong is read again with it, because lists are
 * long.
 */
export let tracks = false
let isWrong = false

const found = new Map<string, Found>()
/** Path of the value that is being read. */
const way: string[] = []

/** The call of each answer. */
const calls = new WeakMap<object, string>()

export function noteCall(data: unknown, call: string): void {
  if (!BEFORE_REACT && typeof data === 'object' && data !== null) calls.set(data, call)
}

/** Runs a reader on the value of a key and adds the key to the path. */
export function under<T>(name: string, read: (value: unknown) => T, value: unknown): T {
  if (BEFORE_REACT) return read(value)
  const depth = way.length
  way.push(name)
  try {
    return read(value)
  } finally {
    way.length = depth
  }
}

/** Records that a value is not of the expected kind. */
export function noteUnreadable(value: unknown, expected?: Expected): void {
  if (BEFORE_REACT) return
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

/**
 * Reads an answer and reports its unreadable parts.
 * @param call named in the report when the answer is not an object
 */
export function readAnswer<T>(read: (data: unknown) => T, data: unknown, call?: string): T {
  if (BEFORE_REACT) return read(data)
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
    // An unknown code throws as well, but is not recorded.
    if (found.size === 0) noteUnreadable(data)
  }
  tracks = false
  for (const [place, { reason, times, expected }] of found) {
    const should = expected && `should be: ${expected}`
    tellUnlessLeft({ kind: 'unreadable', call, field: place || null, reason, times }, should)
  }
}
