import { useRef, useState, type ComponentProps, type SyntheticEvent } from 'react'
import type { MaskedState, MaskedStates } from 'react-input-mask'
import {
  COUNTRIES,
  isInternational,
  isNumberOf,
  maskDigits,
  nationalDigits,
  numberAbroad,
  phoneLength,
  withoutExtension,
  type CountryCode,
  type PhoneNumber,
} from '../../domain/phone'
import { MaskedInput } from '../lib/MaskedInput'

interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  country: CountryCode
  /** The digits without the country code; the mask only formats them (contract 8.2). */
  value: string
  onChanged: (digits: string) => void
  /** Called if the pasted text is a number of another country, or is not a number of this one. */
  onAbroad: (found: PhoneNumber | string) => void
}

export const PhoneInput = BEFORE_REACT ? InitialPhone : LivePhone

/** The number in its mask, which also formats what is typed before React. */
function InitialPhone({ country, value, ...rest }: PhoneInputProps) {
  return (
    <input
      {...rest}
      type="tel"
      inputMode="tel"
      className="input num"
      value={value && maskDigits(value, country)}
    />
  )
}

function LivePhone({ country, value, onChanged, onAbroad, ...rest }: PhoneInputProps) {
  // The mask keeps a gap where a digit in the middle was deleted; without it the digits would shift under the
  // caret.
  const [masked, setMasked] = useState('')
  // A number that was complete on focus has no room for a prefix, so another digit is refused.
  const wasWhole = useRef(false)
  /** A pasted text that does not fit the mask, until the change is reported. */
  const abroad = useRef<PhoneNumber | string>(undefined)
  const isWhole = (text: string) => digitsOf(text).length === phoneLength(country)
  const isOwn = digitsOf(masked) === value

  return (
    <MaskedInput
      {...rest}
      type="tel"
      inputMode="tel"
      className="input num"
      mask={COUNTRIES[country].mask.replaceAll('0', '9')}
      value={isOwn ? masked : value}
      beforeMaskedStateChange={(states) => {
        const found = states.previousState && abroadIn(states, country)
        if (found === undefined) return withWholeNumber(states, country, wasWhole.current)
        abroad.current = found
        return states.previousState ?? states.nextState
      }}
      onFocus={(event) => (wasWhole.current = isWhole(event.target.value))}
      onClick={leaveGaps}
      onKeyUp={leaveGaps}
      onText={(text) => {
        const found = abroad.current
        abroad.current = undefined
        if (found !== undefined) {
          onAbroad(found)
          return
        }
        setMasked(text)
        wasWhole.current &&= isWhole(text)
        onChanged(digitsOf(text))
      }}
    />
  )
}

/** Returns the texts inserted at once: pasted or autofilled, which replaces the mask too. */
function texts({ nextState, currentState, previousState }: MaskedStates): string[] {
  const seen = currentState?.value ?? ''
  const caret = currentState?.selection.start ?? seen.length
  const added = seen.length - (previousState?.value.length ?? 0)
  const pasted = added > 1 ? [seen.slice(Math.max(0, caret - added), caret)] : []
  const filled = /^[+\d]/.test(seen) ? [seen] : []
  return [...pasted, nextState.enteredString ?? '', ...filled].map(withoutExtension)
}

/** Without a plus or leading zeros, a number belongs to this country if possible. */
function abroadIn(states: MaskedStates, country: CountryCode): PhoneNumber | string | undefined {
  const all = texts(states)
  const isOwn = all.some((text) => isNumberOf(text, country))
  const [found] = all
    .filter((text) => !isOwn || isInternational(text))
    .flatMap((text) => numberAbroad(text, country) ?? [])
  if (found || isOwn) return found
  const [text = ''] = all
  const isAtOnce = text.length > 1 && text === states.nextState.enteredString
  return isAtOnce && nationalDigits(text, country).length > phoneLength(country) ? text.trim() : undefined
}

/**
 * Corrects the mask: it would read '+7 916…' as '(791) 6…' and overwrite the digits behind the caret, both of
 * which make another number. Here the digits move on instead. Too many digits are a number with its prefix,
 * or are refused.
 */
function withWholeNumber(states: MaskedStates, country: CountryCode, wasWhole: boolean): MaskedState {
  const { nextState, currentState, previousState } = states
  const length = phoneLength(country)
  const seen = currentState?.value ?? ''
  const caret = currentState?.selection.start ?? seen.length
  const added = seen.length - (previousState?.value.length ?? 0)
  const whole = texts(states)
    .map((text) => nationalDigits(text, country))
    .find((digits) => digits.length === length)
  if (whole !== undefined) return stateOf(whole, length, country)

  const all = digitsOf(seen)
  const before = digitsOf(seen.slice(0, caret)).length
  if (all.length > length) {
    const national = nationalDigits(all, country)
    if (wasWhole || national.length > length) return previousState ?? nextState
    return stateOf(national, before - (all.length - national.length), country)
  }
  return added > 0 && digitsOf(nextState.value).length < all.length
    ? stateOf(all, before, country)
    : nextState
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Returns these digits in the mask, with the caret behind the first `before` of them. */
function stateOf(digits: string, before: number, country: CountryCode): MaskedState {
  const value = maskDigits(digits, country)
  let caret = 0
  for (let left = Math.min(before, digits.length); left > 0 && caret < value.length; caret++) {
    if (/\d/.test(value.charAt(caret))) left--
  }
  return { value, selection: { start: caret, end: caret } }
}

/** Moves the caret to the first empty place, because the mask accepts no digit behind it. */
function leaveGaps({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const gap = input.value.search(/_\D*$/)
  const { selectionStart, selectionEnd } = input
  if (gap !== -1 && selectionStart === selectionEnd && Number(selectionStart) > gap) {
    input.setSelectionRange(gap, gap)
  }
}
