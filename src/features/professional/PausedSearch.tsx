import { useChange } from '#ui/lib/useChange'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { SearchInput } from '#forms/SearchInput'

const PAUSE_MS = 300

interface PausedSearchProps {
  label: string
  query: string
  onAsked: (query: string) => void
}

/**
 * Renders a search field that calls `onAsked` when the customer pauses typing. Back and Forward restore the
 * text of their URL.
 */
export function PausedSearch({ label, query, onAsked }: PausedSearchProps) {
  const [typed, setTyped] = useState(query)
  const { key } = useLocation()
  const type: string = useNavigationType()
  useChange(key, () => type === 'POP' && setTyped(query))
  const ask = useEffectEvent(() => {
    if (typed.trim() !== query) onAsked(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchInput label={label} value={typed} onTyped={setTyped} />
}
