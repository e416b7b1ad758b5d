import { maskDigits } from '../../domain/phone'
import type * as phone from './PhoneInput'

/** The number in its mask, which also formats what is typed before React has loaded. */
export const PhoneInput = ({ country, value, ...rest }: Parameters<typeof phone.PhoneInput>[0]) => (
  <input
    {...rest}
    type="tel"
    inputMode="tel"
    className="input num"
    value={value && maskDigits(value, country)}
  />
)
