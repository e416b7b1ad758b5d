import { useState, type ComponentProps, type SyntheticEvent } from 'react'
import InputMask, { type MaskedState, type MaskedStates } from 'react-input-mask'
import { COUNTRIES, maskDigits, nationalDigits, phoneLength, type CountryCode } from '../domain/phone'

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  country: CountryCode
  /** National digits; the mask is only how they look (contract 8.2). */
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
      beforeMaskedStateChange={(states) => withWholeNumber(states, country)}
      onClick={leaveGaps}
      onKeyUp={leaveGaps}
      onChange={(event) => {
        setMasked(event.target.value)
        onChanged(event.target.value.replace(/\D/g, ''))
      }}
    />
  )
}

/** A number pasted or filled in with its dial code: the mask alone would take '+7 916…' for '(791) 6…'. */
function withWholeNumber({ nextState, currentState }: MaskedStates, country: CountryCode): MaskedState {
  const seen = currentState?.value ?? ''
  // A browser that fills a field in replaces the mask, too.
  const entered = /^[+\d]/.test(seen) ? seen : (nextState.enteredString ?? '')
  const digits = nationalDigits(entered, country)
  if (digits.length < phoneLength(country)) return nextState
  const value = maskDigits(digits, country)
  return { value, selection: { start: value.length, end: value.length } }
}

/** The mask accepts no digit after an empty place: the caret moves to the first empty place. */
function leaveGaps({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const gap = input.value.search(/_\D*$/)
  const { selectionStart, selectionEnd } = input
  if (gap !== -1 && selectionStart === selectionEnd && Number(selectionStart) > gap) {
    input.setSelectionRange(gap, gap)
  }
}
