import { useId } from 'react'
import type { Search, Suggestion } from '../../domain/suggestions'
import { StyleSheet } from '../../ui/StyleSheet'
import css from '../combobox.css'
import { SearchInput } from '../SearchInput'
import { SuggestionList } from './SuggestionList'
import { useCombobox } from '../lib/useCombobox'

interface SearchFieldProps {
  label: string
  value: string
  onTyped: (value: string) => void
  /** Searches for suggestions. */
  search: Search
  onChosen: (suggestion: Suggestion) => void
}

/**
 * A field that narrows a list below it and suggests entries that the list lacks. The suggestions stay until
 * one is chosen or Escape is pressed: if they closed on blur, a press on something below would miss it.
 */
export function SearchField({ label, value, onTyped, search, onChosen }: SearchFieldProps) {
  const id = useId()
  const { ask, control, list } = useCombobox(id, search, onChosen)
  const onChange = (text: string) => {
    onTyped(text)
    void ask(text.trim())
  }
  return (
    <SearchInput id={id} label={label} {...control} value={value} onTyped={onChange}>
      <StyleSheet href={css} />
      <SuggestionList {...list} typed={value.trim()} />
    </SearchInput>
  )
}
