import { COUNTRIES, COUNTRY_CODES, isCountryCode, type CountryCode } from '../domain/phone'
import { Icon } from '../ui/Icon'
import type { FormField } from './useFormField'

interface CountrySelectProps {
  field: FormField<CountryCode>
  onChosen: (country: CountryCode) => void
}

/** The dial code before a phone number: '+7 RU', because two countries share '+7'. */
export function CountrySelect({ field: { control, value }, onChosen }: CountrySelectProps) {
  return (
    <span className="affix">
      <select
        {...control}
        className="input"
        aria-label="Код страны"
        autoComplete="tel-country-code"
        value={value}
        onChange={(event) => {
          if (isCountryCode(event.target.value)) onChosen(event.target.value)
        }}
      >
        {COUNTRY_CODES.map((code) => {
          const seen = `${COUNTRIES[code].dialCode} ${code.toUpperCase()}`
          return (
            <option key={code} value={code} aria-label={`${seen}, ${COUNTRIES[code].name}`}>
              {seen}
            </option>
          )
        })}
      </select>
      <Icon name="down" size={20} />
    </span>
  )
}
