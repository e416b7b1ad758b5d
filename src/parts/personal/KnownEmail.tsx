import type { Person } from '#data/profile/profile'
import { Email } from '#ui/Email'

export function KnownEmail({ email }: Pick<Person, 'email'>) {
  if (email === false) return 'Почту не удалось показать'
  return email === null ? 'Не указана' : <Email>{email}</Email>
}
