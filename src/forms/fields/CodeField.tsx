import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Field } from './Field'
import type { FieldTexts, FormField } from '../lib/useFormField'

export interface CodeFieldProps extends FieldTexts {
  /** Tells the messages with a code apart, if there may be another: time from which it may be requested. */
  message?: number | undefined
  /** Number of digits, if known: the last one submits the form. */
  digits?: number | undefined
  /** Waits for the code of an SMS; it ends when the signal aborts or if the browser does not support it. */
  receive?: ((signal: AbortSignal) => Promise<string | undefined>) | undefined
}

/**
 * Field for a code from an SMS or a call, which phones offer to autofill. A wrong code gets selected, so that
 * it can be overtyped.
 */
export function CodeField({ message, digits, receive, ...texts }: CodeFieldProps) {
  return (
    <Field {...texts}>
      {(field) => <CodeInput field={field} message={message} digits={digits} receive={receive} />}
    </Field>
  )
}

interface CodeInputProps extends Pick<CodeFieldProps, 'message' | 'digits' | 'receive'> {
  field: FormField<string>
}

function CodeInput({ field, message, digits, receive }: CodeInputProps) {
  const { control, value, setValue, error } = field
  const input = useRef<HTMLInputElement>(null)
  const { isSubmitting } = useFormikContext()
  // An initial value, such as a draft, is not submitted automatically, nor is a code that was already sent.
  const sent = useRef(new Set([value]))
  // Another message may have the same code.
  useEffect(() => {
    const { current } = sent
    return () => current.clear()
  }, [message])
  const onSubmitting = useEffectEvent(() => sent.current.add(value))
  // Not whenever there is an error: what is typed while a field is checked would be overtyped.
  const onTried = useEffectEvent(() => error !== undefined && input.current?.select())
  useEffect(() => {
    if (isSubmitting) onSubmitting()
    else onTried()
  }, [isSubmitting])
  useEffect(() => {
    const isWhole = digits !== undefined && /^\d+$/.test(value) && value.length === digits
    if (!isWhole || sent.current.has(value)) return
    sent.current.add(value)
    // The form itself ignores a press of the button meanwhile.
    input.current?.form?.requestSubmit()
  }, [value, digits])

  const onReceived = useEffectEvent(setValue)
  useEffect(() => {
    const gone = new AbortController()
    void receive?.(gone.signal).then((code) => {
      if (code !== undefined && !gone.signal.aborted) onReceived(code)
    })
    return () => gone.abort()
  }, [receive, message])

  return (
    <input
      {...control}
      className="input"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      ref={input}
      value={value}
      onChange={({ target }) => {
        const only = target.value.replace(/\D/g, '')
        // Accepts '12 34', and 'Код: 1234' of a message that was copied whole.
        setValue(only.length === digits ? only : target.value.trim())
      }}
    />
  )
}
