import { useField } from 'formik'
import { COUNTRIES, COUNTRY_CODES, isCountryCode, phoneLength, type CountryCode } from '../domain/phone'
import { Icon } from '../ui/Icon'
import { FieldGroup } from './FieldGroup'
import { FieldNote } from './FieldNote'
import { PhoneInput } from './PhoneInput'
import type { FieldTexts } from './useFormField'

interface PhoneFieldProps extends FieldTexts {
  /** The field of the form that holds the country: 'country'. */
  countryName?: string
}

/** A national number under the mask of the country chosen beside it. */
export function PhoneField({ countryName = 'country', ...texts }: PhoneFieldProps) {
  const [{ value: country }, { error: countryError }, { setValue: setCountry }] =
    useField<CountryCode>(countryName)
  return (
    <FieldGroup {...texts}>
      {({ id, control, value, setValue }) => (
        <>
          <div className="join">
            <span className="affix">
              <select
                className="input"
                name={countryName}
                aria-label="Код страны"
                aria-invalid={countryError !== undefined}
                aria-describedby={countryError === undefined ? undefined : `${id}countryerror`}
                autoComplete="tel-country-code"
                value={country}
                onChange={(event) => {
                  const chosen = event.target.value
                  if (!isCountryCode(chosen)) return
                  void setCountry(chosen)
                  // A shorter mask would show fewer digits than the form holds.
                  setValue(value.slice(0, phoneLength(chosen)))
                }}
              >
                {COUNTRY_CODES.map((code) => (
                  <option
                  key={code}
                  value={code}
                  aria-label={`${COUNTRIES[code].dialCode} ${code.toUpperCase()}, ${COUNTRIES[code].name}`}
                >
                  {COUNTRIES[code].dialCode} {code.toUpperCase()}
                </option>
                ))}
              </select>
              <Icon name="down" size={20} />
            </span>
            <PhoneInput
              key={country}
              {...control}
              aria-label="Номер"
              autoComplete="tel-national"
              country={country}
              value={value}
              onChanged={setValue}
            />
          </div>
          <FieldNote id={`${id}country`} error={countryError} hint={undefined} />
        </>
      )}
    </FieldGroup>
  )
}
