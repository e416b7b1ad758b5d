import { useEffect, useRef, useState } from 'react'
import type { Search, Suggestion } from '../../domain/suggestions'

// Pause before a search: long enough not to search for every letter, short enough not to be noticed.
const DEBOUNCE_MS = 250

/**
 * Returns suggestions for the latest query only. A failed search suggests nothing: plain typing still works.
 */
export function useSuggestions(search: Search) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])

  /** Aborts the previous search only after the key is drawn: aborting costs the store work. */
  const askInstead = (call: AbortController | undefined) => {
    const before = latest.current
    latest.current = call
    if (before) setTimeout(() => before.abort())
  }
  const clear = () => {
    askInstead(undefined)
    setSuggestions([])
  }
  /** Returns the suggestions for the latest query, and none for an earlier one. */
  const ask = async (query: string): Promise<readonly Suggestion[]> => {
    const call = new AbortController()
    askInstead(call)
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
    if (latest.current !== call) return []
    const found = await search(query, call.signal).catch(() => [])
    // An answer may come after the answer to a later query.
    if (latest.current !== call) return []
    setSuggestions(found)
    return found
  }
  return { suggestions, ask, clear }
}
