import { maskDigits } from '../../domain/phone'
import type * as phone from './PhoneInput'

/** The number under its mask; what is typed before React is masked by it. */
export const PhoneInput = ({ country, value, ...rest }: Parameters<typeof phone.PhoneInput>[0]) => (
  <input
    {...rest}
    type="tel"
    inputMode="tel"
    className="input num"
    value={value && maskDigits(value, country)}
  />
)
