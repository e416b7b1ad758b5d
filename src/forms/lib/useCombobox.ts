import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Search, Suggestion } from '../../domain/suggestions'

// Debounce of a search: long enough not to search for every letter, short enough not to be noticed.
const DEBOUNCE_MS = 250

/**
 * Suggestions for the typed text, by the combobox pattern of the APG: the focus stays in the field, arrow
 * keys move through the list. Only the latest query is used. A failed search suggests nothing: plain typing
 * still works.
 * @param id id of the field
 */
export function useCombobox(id: string, search: Search, onChosen: (suggestion: Suggestion) => void) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([])
  const [active, setActive] = useState(-1)
  const latest = useRef<AbortController>(undefined)
  const isLeft = useRef(false)
  useEffect(() => () => latest.current?.abort(), [])
  const isOpen = suggestions.length > 0

  /**
   * Aborts the previous search only after the keystroke is painted, because aborting costs the store time.
   */
  const askInstead = (call: AbortController | undefined) => {
    const before = latest.current
    latest.current = call
    if (before) setTimeout(() => before.abort())
  }
  const show = (found: readonly Suggestion[]) => {
    if (!isLeft.current) setSuggestions(found)
  }
  const hide = () => {
    setSuggestions([])
    setActive(-1)
  }
  const close = () => {
    askInstead(undefined)
    hide()
  }
  /** Returns the suggestions for the latest query, and none for an earlier or empty one. */
  const ask = async (query: string): Promise<readonly Suggestion[]> => {
    setActive(-1)
    isLeft.current = false
    if (query === '') {
      close()
      return []
    }
    const call = new AbortController()
    askInstead(call)
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS))
    if (latest.current !== call) return []
    const found = await search(query, call.signal).catch(() => [])
    // The answer may arrive after that of a later query.
    if (latest.current !== call) return []
    show(found)
    return found
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChosen(suggestion)
  }
  const move = (step: number) => {
    // One position before the first item means that the field is active and nothing is chosen.
    const places = suggestions.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active]
    if (!isOpen) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    // Enter would submit the form, and Escape would close the surrounding dialog.
    event.preventDefault()
  }
  return {
    isOpen,
    ask,
    /** Closes the list. A pending search still resolves for its caller, but shows nothing. */
    leave: () => {
      isLeft.current = true
      hide()
    },
    control: {
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-controls': `${id}list`,
      'aria-activedescendant': active === -1 ? undefined : `${id}option${active}`,
      onKeyDown,
    },
    list: { id, suggestions, active, onChosen: choose },
  }
}
