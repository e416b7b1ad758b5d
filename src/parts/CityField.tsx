import { useState, type KeyboardEvent } from 'react'
import { count } from '../domain/numbers/counts'
import { normalizeTyped } from '../domain/normalizeTyped'
import { Icon } from '../ui/Icon'
import { StyleSheet } from '../ui/StyleSheet'
import { Field } from '../forms/fields/Field'
import { SuggestionList } from '../forms/fields/SuggestionList'
import css from '../forms/combobox.css'
import type { FieldTexts } from '../forms/lib/useFormField'
import type { Search, Suggestion } from '../domain/suggestions'
import { useSuggestions } from '../forms/lib/useSuggestions'

/** City chosen from the suggestions, or only typed: then its id is null. */
export interface City {
  id: string | null
  label: string
}

interface CityFieldProps extends FieldTexts {
  search: Search
}

/** Combobox of the APG pattern: the focus stays in the field, the arrows go through the list. */
export function CityField({ search, ...texts }: CityFieldProps) {
  const { suggestions, ask, clear } = useSuggestions(search)
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0

  const close = () => {
    clear()
    setActive(-1)
  }
  const move = (step: number) => {
    // The list has one place before the first: there the focus is back in the field, with nothing chosen.
    const places = suggestions.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return (
    <Field<City> {...texts}>
      {({ id, control, value, setValue }) => {
        const onChosen = ({ id, label }: Suggestion) => {
          setValue({ id, label })
          close()
        }
        const onTyped = async (label: string) => {
          setValue({ id: null, label })
          setActive(-1)
          const query = normalizeTyped(label)
          if (query === '') {
            clear()
            return
          }
          const same = (await ask(query)).filter((city) => isSame(city.label, query))
          // A city typed to its last letter counts as chosen, unless two cities have that name.
          const [only] = same
          if (only && same.length === 1) setValue({ id: only.id, label: only.label })
        }
        const onKeyDown = (event: KeyboardEvent) => {
          const chosen = suggestions[active]
          if (!isOpen) return
          if (event.key === 'ArrowDown') move(1)
          else if (event.key === 'ArrowUp') move(-1)
          else if (event.key === 'Enter' && chosen !== undefined) onChosen(chosen)
          else if (event.key === 'Escape') close()
          else return
          // Enter would send the form, and Escape would close the dialog around it.
          event.preventDefault()
        }
        return (
          <>
            <StyleSheet href={css} />
            <span className="affix affix--start">
              <Icon name="search" size={20} />
              <input
                {...control}
                className="input"
                role="combobox"
                autoComplete="off"
                aria-autocomplete="list"
                aria-expanded={isOpen}
                aria-controls={`${id}list`}
                aria-activedescendant={active === -1 ? undefined : `${id}option${active}`}
                value={value.label}
                // A city that stands there already is replaced by what is typed.
                onFocus={(event) => event.target.select()}
                onKeyDown={onKeyDown}
                onChange={(event) => void onTyped(event.target.value)}
                onBlur={() => {
                  control.onBlur()
                  close()
                }}
              />
            </span>
            <SuggestionList
              id={id}
              suggestions={suggestions}
              active={active}
              typed={normalizeTyped(value.label)}
              onChosen={onChosen}
            />
            <span className="visually-hidden" role="status">
              {isOpen && `Найдено: ${count(suggestions.length, ['вариант', 'варианта', 'вариантов'])}`}
            </span>
          </>
        )
      }}
    </Field>
  )
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase('ru') === other.toLocaleLowerCase('ru')
