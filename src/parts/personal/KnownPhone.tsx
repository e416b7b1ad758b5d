import type { Person } from '#data/profile/profile'
import { formatPhone } from '#domain/phone'

export function KnownPhone({ phone, country }: Pick<Person, 'phone' | 'country'>) {
  if (phone === false) return 'Телефон не удалось показать'
  return phone === '' ? 'Не указан' : <span className="num">{formatPhone(phone, country)}</span>
}
