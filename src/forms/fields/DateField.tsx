import { useRef } from 'react'
import type { MaskedState, MaskedStates } from 'react-input-mask'
import { dateFieldText, parseDate } from '../../domain/dates/parseDate'
import { IconButton } from '../../ui/controls/IconButton'
import { Field } from './Field'
import { MaskedInput } from '../lib/MaskedInput'
import type { FieldTexts } from '../lib/useFormField'

interface DateFieldProps extends FieldTexts {
  autoComplete?: 'bday' | undefined
  /** Limits of the calendar as ISO days; the rules `notBefore` and `notAfter` check a typed date. */
  min?: string
  max?: string
}

/** Field for a day as 'дд.мм.гггг', typed or chosen in the browser's calendar. */
export function DateField({ autoComplete, min, max, ...texts }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <Field {...texts}>
      {({ control, value, setValue }) => (
        <span className="affix">
          <MaskedInput
            {...control}
            className="input input--action num"
            inputMode="numeric"
            placeholder="дд.мм.гггг"
            autoComplete={autoComplete}
            mask="99.99.9999"
            value={value}
            beforeMaskedStateChange={withWholeDate}
            onText={setValue}
          />
          <IconButton icon="calendar" label="Открыть календарь" onClick={() => openPicker(picker.current)} />
          <input
            className="picker"
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            ref={picker}
            min={min}
            max={max}
            value={parseDate(value) ?? ''}
            onChange={(event) => setValue(dateFieldText(event.target.value))}
          />
        </span>
      )}
    </Field>
  )
}

/**
 * Opens the calendar. The browser refuses in a cross-origin frame or long after the press; the customer then
 * types the day.
 */
function openPicker(picker: HTMLInputElement | null): void {
  try {
    picker?.showPicker()
  } catch {
    // The customer can still type the day.
  }
}

/**
 * Reads a date pasted as '5.3.2026' or autofilled as '2026-03-05': the mask alone would put its digits in the
 * wrong places. A whole text that replaces another at once is taken as it is: the mask would add it to the old
 * one. A separator typed after one digit completes the day or the month: '5.' becomes '05.'.
 */
function withWholeDate({ nextState, currentState, previousState }: MaskedStates): MaskedState {
  const entered = nextState.enteredString ?? ''
  const value = dateFieldText(parseDate(entered) ?? entered)
  if (value !== '') return stateOf(value, value.length)
  const seen = currentState?.value ?? ''
  const whole = /^\d\d\.\d\d\.\d{4}$/.test(seen) ? seen : dateFieldText(seen)
  if (whole !== '' && whole !== nextState.value) return stateOf(whole, whole.length)
  const { value: before, selection } = previousState ?? nextState
  const caret = Number(selection.start)
  const [digit = '', gap] = before.slice(caret - 1, caret + 1)
  const isHalf = (caret === 1 || caret === 4) && /\d/.test(digit) && gap === '_'
  if (!isHalf || !/^[.,/ -]$/.test(entered)) return nextState
  return stateOf(`${before.slice(0, caret - 1)}0${digit}${before.slice(caret + 1)}`, caret + 2)
}

const stateOf = (value: string, caret: number): MaskedState => ({
  value,
  selection: { start: caret, end: caret },
})
