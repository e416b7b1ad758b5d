import { useRef } from 'react'
import { nationalDigits, phoneLength, type CountryCode } from '../../domain/phone'
import { CountrySelect } from './CountrySelect'
import { FieldGroup } from './FieldGroup'
import { FieldNote } from './FieldNote'
import { PhoneInput } from './PhoneInput'
import { useFormField, type FieldTexts } from '../lib/useFormField'

interface PhoneFieldProps extends FieldTexts {
  /** Of the group and of its number. */
  label: string
  /** The field of the form that holds the country: 'country'. */
  countryName?: string
}

/** A national number under the mask of the country chosen beside it. */
export function PhoneField({ countryName = 'country', ...texts }: PhoneFieldProps) {
  const country = useFormField<CountryCode>({ name: countryName })
  /** What stood there for each country, for who comes back to it. */
  const left = useRef<Partial<Record<CountryCode, string>>>({})
  return (
    <FieldGroup {...texts}>
      {({ control, value, setValue }) => (
        <>
          <div className="join">
            <CountrySelect
              field={country}
              onChosen={(chosen) => {
                left.current[country.value] = value
                country.setValue(chosen)
                const digits = nationalDigits(value, chosen)
                // Cut to a shorter mask it would be somebody else's number.
                const isUsable = digits !== '' && digits.length <= phoneLength(chosen)
                setValue(isUsable ? digits : (left.current[chosen] ?? ''))
              }}
            />
            <PhoneInput
              key={country.value}
              {...control}
              aria-label={texts.label}
              autoComplete="tel-national"
              country={country.value}
              value={value}
              onChanged={setValue}
            />
          </div>
          <FieldNote id={country.id} error={country.error} hint={undefined} />
        </>
      )}
    </FieldGroup>
  )
}
