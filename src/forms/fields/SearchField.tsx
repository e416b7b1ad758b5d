import { useId, useState, type KeyboardEvent } from 'react'
import type { Search, Suggestion } from '../../domain/suggestions'
import { Icon } from '../../ui/Icon'
import { StyleSheet } from '../../ui/StyleSheet'
import css from '../combobox.css'
import { FormStyles } from '../FormStyles'
import { SuggestionList } from './SuggestionList'
import { useSuggestions } from '../lib/useSuggestions'

interface SearchFieldProps {
  label: string
  value: string
  onTyped: (value: string) => void
  /** Searches for suggestions; without it there are none. */
  search?: Search
  onChosen?: (suggestion: Suggestion) => void
}

const nothing: Search = () => Promise.resolve([])

/**
 * Field that narrows a list below it, and suggests entries that the list lacks. The suggestions stay until
 * one is chosen or Escape is pressed: if they went with the focus, a press on something below would miss it.
 */
export function SearchField({ label, value, onTyped, search, onChosen }: SearchFieldProps) {
  const id = useId()
  const { suggestions, ask, clear } = useSuggestions(search ?? nothing)
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0

  const close = () => {
    clear()
    setActive(-1)
  }
  const onChange = (text: string) => {
    onTyped(text)
    setActive(-1)
    if (!search) return
    if (text.trim() === '') clear()
    else void ask(text.trim())
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChosen?.(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = suggestions[active]
    const places = suggestions.length + 1
    if (!isOpen) return
    if (event.key === 'ArrowDown') setActive(((active + 2) % places) - 1)
    else if (event.key === 'ArrowUp') setActive(((active + places) % places) - 1)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <div className="field">
      <FormStyles />
      <StyleSheet href={css} />
      <label htmlFor={id}>{label}</label>
      <span className="affix affix--start">
        <Icon name="search" size={20} />
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          aria-autocomplete={search ? 'list' : undefined}
          aria-controls={search && `${id}list`}
          aria-activedescendant={active === -1 ? undefined : `${id}option${active}`}
          value={value}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {search && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={active}
          typed={value.trim()}
          onChosen={choose}
        />
      )}
    </div>
  )
}
