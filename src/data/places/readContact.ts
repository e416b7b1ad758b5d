import type { Contact } from '../../domain/contact'
import { countryOf, nationalDigits } from '../../domain/phone'
import type { Read } from '../../api/wire'
import { mapped, camelRecord, oneOf, nullIfUnreadable, text } from '../../api/wire'

/** The phone may be formatted: '+375 29 123-45-67'. */
export const contact: Read<Contact> = mapped(
  camelRecord({ name: text, phone: text, country: nullIfUnreadable(oneOf('ru', 'by', 'am', 'kz', 'kg')) }),
  ({ name, phone, country: given }) => {
    const country = given ?? countryOf(phone) ?? null
    return { name, phone: nationalDigits(phone, country ?? 'ru'), country }
  },
)
