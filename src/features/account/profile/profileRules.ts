import { object, ref, string, type InferType } from 'yup'
import { dateFieldText, parseDate } from '#domain/dates/parseDate'
import { COUNTRY_CODES } from '#domain/phone'
import { newPassword } from '#forms/lib/newPassword'
import { text } from '#forms/lib/rules'
import { fakeEmailDomain } from '#host/page/config'
import type { Gender, Profile, ProfileEdit } from '#data/profile/profile'
import { differs } from './differs'

/** Returns the rules of 'Личные данные'. Fields have the names that the server uses in its messages. */
export const personalRules = (today: string, isBirthdayFixed = false) =>
  object({
    name: text().required(),
    lastName: text().required(),
    secondName: text(),
    /** A fixed birthday is not checked, however odd it is. */
    birthday: isBirthdayFixed ? text() : text().date().notBefore('1900-01-01').notAfter(today),
    gender: string<Gender | ''>().oneOf(['', 'female', 'male']).default(''),
    /** Only a city that the shop knows has an id. */
    fiasId: object({ id: string().nullable().default(null), label: text() }).requiredCustom(
      ({ id, label }) => label === '' || id !== null,
      'Выберите город из списка',
    ),
  })

export type Personal = InferType<ReturnType<typeof personalRules>>

export const typedPersonal = (profile: Profile): Personal => ({
  name: profile.name,
  lastName: profile.lastName,
  secondName: profile.secondName ?? '',
  birthday: dateFieldText(profile.birthday),
  gender: profile.gender ?? '',
  fiasId: { id: profile.residence?.fiasId ?? null, label: profile.residence?.name ?? '' },
})

/** Returns the fields that differ from the start of the form. */
export function personalEdit(start: Personal, typed: Personal): ProfileEdit {
  const { name, lastName, secondName, birthday, gender, fiasId } = typed
  const isChanged = (field: keyof Personal) => differs(start[field], typed[field])
  return {
    ...(isChanged('name') && { name }),
    ...(isChanged('lastName') && { lastName }),
    ...(isChanged('secondName') && { secondName: secondName || null }),
    ...(isChanged('birthday') && { birthday: parseDate(birthday) ?? null }),
    ...(isChanged('gender') && { gender: gender || null }),
    ...(isChanged('fiasId') && {
      residence: fiasId.id === null ? null : { fiasId: fiasId.id, name: fiasId.label },
    }),
  }
}

export const newPhoneRules = (present: string) =>
  object({
    phone: text().required().phone().notOneOf([present], 'Это ваш нынешний номер'),
    country: string().oneOf(COUNTRY_CODES).default('ru'),
  })

export const newEmailRules = (present: string | null) =>
  object({
    email: text().required().email(fakeEmailDomain).notOneOf([present], 'Это ваш нынешний адрес'),
  })

/** The rules of a new password. Passwords are not trimmed: their spaces and dashes belong to them. */
export const newPasswordRules = object({
  password: string().required().default(''),
  newPassword: newPassword().when('password', {
    // Two empty fields are equal, too, but then the message is that they are required.
    is: '',
    otherwise: (rule) => rule.notOneOf([ref('password')], 'Новый пароль совпадает с нынешним'),
  }),
})
