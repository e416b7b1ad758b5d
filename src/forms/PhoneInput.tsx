import { useState, type ComponentProps } from 'react'
import InputMask, { type MaskedState } from 'react-input-mask'
import { COUNTRIES, maskDigits, nationalDigits, phoneLength, type CountryCode } from '../domain/phone'

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  country: CountryCode
  /** National digits; the mask is only how they look (DECISIONS 5). */
  value: string
  onChanged: (digits: string) => void
}

export function PhoneInput({ country, value, onChanged, ...rest }: PhoneInputProps) {
  // The mask keeps a gap where a digit was deleted in the middle; digits alone would close it under the caret.
  const [masked, setMasked] = useState('')
  const isOwn = masked.replace(/\D/g, '') === value

  return (
    <InputMask
      {...rest}
      type="tel"
      inputMode="tel"
      className="input num"
      mask={COUNTRIES[country].mask.replaceAll('0', '9')}
      maskPlaceholder="_"
      value={isOwn ? masked : value}
      beforeMaskedStateChange={({ nextState }) => withWholeNumber(nextState, country)}
      onChange={(event) => {
        setMasked(event.target.value)
        onChanged(event.target.value.replace(/\D/g, ''))
      }}
    />
  )
}

/** A number pasted or filled in with its dial code: the mask alone would take '+7 916…' for '(791) 6…'. */
function withWholeNumber(state: MaskedState, country: CountryCode): MaskedState {
  const digits = nationalDigits(state.enteredString ?? '', country)
  if (digits.length < phoneLength(country)) return state
  const value = maskDigits(digits, country)
  return { value, selection: { start: value.length, end: value.length } }
}
