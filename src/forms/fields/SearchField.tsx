import { useId } from 'react'
import type { Search, Suggestion } from '../../domain/suggestions'
import { Icon } from '../../ui/Icon'
import { StyleSheet } from '../../ui/StyleSheet'
import css from '../combobox.css'
import { FormStyles } from '../FormStyles'
import { SuggestionList } from './SuggestionList'
import { useCombobox } from '../lib/useCombobox'

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
  const { ask, control, list } = useCombobox(id, search ?? nothing, (suggestion) => onChosen?.(suggestion))
  const onChange = (text: string) => {
    onTyped(text)
    if (search) void ask(text.trim())
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
          {...(search && control)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      {search && <SuggestionList {...list} typed={value.trim()} />}
    </div>
  )
}
