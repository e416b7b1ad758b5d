import { COUNTRIES, COUNTRY_CODES, isCountryCode, type CountryCode } from '../../domain/phone'
import { Select } from '../../ui/controls/Select'
import type { FormField } from '../lib/useFormField'

interface CountrySelectProps {
  field: FormField<CountryCode>
  isShared?: boolean
  onChosen: (country: CountryCode) => void
}

/** Select of the country code in front of a phone number: '+7 RU', because two countries share '+7'. */
export function CountrySelect({ field: { control, value }, isShared = false, onChosen }: CountrySelectProps) {
  return (
    <Select
      {...control}
      aria-label="Код страны"
      autoComplete={isShared ? 'off' : 'tel-country-code'}
      value={value}
      onChosen={(code) => {
        if (isCountryCode(code)) onChosen(code)
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
    </Select>
  )
}
