import { useRef, useState } from 'react'
import {
  nationalDigits,
  phoneLength,
  type CountryCode,
  COUNTRIES,
  COUNTRY_CODES,
  isCountryCode,
} from '../../domain/phone'
import { FieldGroup } from './FieldGroup'
import { FieldNote } from './FieldNote'
import { PhoneInput } from './PhoneInput'
import { useFormField, type FieldTexts, type FormField } from '../lib/useFormField'
import { Select } from '../../ui/controls/Select'

interface PhoneFieldProps extends FieldTexts {
  /** Label of the group and of the number field. */
  label: string
  /** Name of the field with the country; 'country' by default. */
  countryName?: string
  /** On a shared device the browser must neither save nor suggest a number. */
  isShared?: boolean
}

/** Field for a national number, with the mask of the country chosen beside it. */
export function PhoneField({ countryName = 'country', isShared = false, ...texts }: PhoneFieldProps) {
  const country = useFormField<CountryCode>({ name: countryName })
  /** The digits typed for each country, restored when the customer returns to it. */
  const left = useRef<Partial<Record<CountryCode, string>>>({})
  const [unread, setUnread] = useState('')
  /** Another country renders another input, which has to take the focus. */
  const takesFocus = useRef(false)
  return (
    <FieldGroup {...texts}>
      {({ control, value, setValue }) => (
        <>
          <div className="join">
            <CountrySelect
              field={country}
              isShared={isShared}
              onChosen={(chosen) => {
                left.current[country.value] = value
                country.setValue(chosen)
                const digits = nationalDigits(value, chosen)
                // Digits truncated to a shorter mask would be another person's number.
                const isUsable = digits !== '' && digits.length <= phoneLength(chosen)
                setValue(isUsable ? digits : (left.current[chosen] ?? ''))
              }}
            />
            <PhoneInput
              key={country.value}
              {...control}
              aria-label={texts.label}
              autoComplete={isShared ? 'off' : 'tel'}
              country={country.value}
              value={value}
              onChanged={(digits) => {
                setUnread('')
                setValue(digits)
              }}
              onAbroad={(found) => {
                setUnread(typeof found === 'string' ? found : '')
                if (typeof found === 'string') return
                left.current[country.value] = value
                takesFocus.current = true
                country.setValue(found.country)
                setValue(found.digits)
              }}
              ref={(input) => {
                if (takesFocus.current) input?.focus()
                takesFocus.current &&= input === null
              }}
            />
          </div>
          <p className="hint" role="status" hidden={unread === ''}>
            {unread && `Этот номер не подходит к стране: ${unread}`}
          </p>
          <FieldNote id={country.id} error={country.error} hint={undefined} />
        </>
      )}
    </FieldGroup>
  )
}

interface CountrySelectProps {
  field: FormField<CountryCode>
  isShared?: boolean
  onChosen: (country: CountryCode) => void
}

/** Select of the country code in front of a phone number: '+7 RU', because two countries share '+7'. */
function CountrySelect({ field: { control, value }, isShared = false, onChosen }: CountrySelectProps) {
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
