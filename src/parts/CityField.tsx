import { useLayoutEffect, useRef } from 'react'
import { count } from '../domain/numbers/counts'
import { normalizeTyped } from '../domain/normalizeTyped'
import { plainText } from '../domain/search'
import { Icon } from '../ui/Icon'
import { afterPress } from '../ui/lib/afterPress'
import { StyleSheet } from '../ui/StyleSheet'
import { Field } from '../forms/fields/Field'
import { SuggestionList } from '../forms/fields/SuggestionList'
import css from '../forms/combobox.css'
import type { FieldTexts, FormField } from '../forms/lib/useFormField'
import type { Search } from '../domain/suggestions'
import { useCombobox } from '../forms/lib/useCombobox'

/** City chosen from the suggestions, or only typed: then its id is null. */
export interface City {
  id: string | null
  label: string
}

interface CityFieldProps extends FieldTexts {
  search: Search
}

export function CityField({ search, ...texts }: CityFieldProps) {
  return <Field<City> {...texts}>{(field) => <CityInput field={field} search={search} />}</Field>
}

function CityInput({ field, search }: { field: FormField<City>; search: Search }) {
  const { id, control, value, setValue } = field
  const { isOpen, ask, leave, ...combobox } = useCombobox(id, search, ({ id, label }) =>
    setValue({ id, label }),
  )
  const shown = useRef(value.label)
  useLayoutEffect(() => {
    shown.current = value.label
  }, [value.label])
  const onTyped = async (label: string) => {
    setValue({ id: null, label })
    const query = normalizeTyped(label)
    const same = (await ask(query)).filter((city) => isSame(city.label, query))
    // A completely typed name selects its city, unless two cities have that name, or the form shows another text by
    // now, such as that of the record.
    const [only] = same
    if (only && same.length === 1 && shown.current === label) setValue({ id: only.id, label: only.label })
  }
  return (
    <>
      <StyleSheet href={css} />
      <span className="affix affix--start">
        <Icon name="search" size={20} />
        <input
          {...control}
          {...combobox.control}
          className="input"
          role="combobox"
          aria-controls={combobox.control['aria-controls']}
          aria-expanded={isOpen}
          value={value.label}
          // Typing replaces the current city.
          onFocus={(event) => event.target.select()}
          onChange={(event) => void onTyped(event.target.value)}
          onBlur={() => {
            control.onBlur()
            afterPress(leave)
          }}
        />
      </span>
      <SuggestionList {...combobox.list} typed={normalizeTyped(value.label)} />
      <span className="visually-hidden" role="status">
        {isOpen &&
          `Найдено: ${count(combobox.list.suggestions.length, ['вариант', 'варианта', 'вариантов'])}`}
      </span>
    </>
  )
}

const isSame = (one: string, other: string) => plainText(one) === plainText(other)
