import { object, string, type InferType } from 'yup'
import type { Gender, Person } from '#data/profile/profile'
import { dateFieldText } from '#domain/dates/parseDate'
import { text } from '#forms/lib/rules'

/** Returns the rules of 'Личные данные'. The fields have the names of the server's error messages. */
export const personalRules = (today: string, isBirthdayFixed = false) =>
  object({
    name: text().required(),
    lastName: text().required(),
    secondName: text(),
    /** A fixed birthday is not validated, whatever its value. */
    birthday: isBirthdayFixed ? text() : text().date().notBefore('1900-01-01').notAfter(today),
    gender: string<Gender | ''>().oneOf(['', 'female', 'male']).default(''),
    /** Only a city from the shop's list has an id. */
    fiasId: object({ id: string().nullable().default(null), label: text() }).requiredCustom(
      ({ id, label }) => label === '' || id !== null,
      'Выберите город из списка',
    ),
  })

export type Personal = InferType<ReturnType<typeof personalRules>>

export const typedPersonal = (person: Person): Personal => ({
  name: person.name,
  lastName: person.lastName,
  secondName: person.secondName ?? '',
  birthday: dateFieldText(person.birthday || null),
  gender: person.gender || '',
  fiasId: { id: person.residence?.fiasId ?? null, label: person.residence?.name ?? '' },
})
