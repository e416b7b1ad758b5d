import { object, ref, string } from 'yup'
import { parseDate } from '#domain/dates/parseDate'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '#domain/phone'
import { newPassword } from '#forms/lib/newPassword'
import { text } from '#forms/lib/rules'
import { fakeEmailDomain } from '#host/page/config'
import type { Profile, ProfileEdit } from '#data/profile/profile'
import type { Personal } from '#parts/lib/personalRules'
import { differs } from './differs'

/** Returns the fields that differ from the initial values. */
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

/** Two numbers are equal with their dial codes: Russia and Kazakhstan share one. */
export const newPhoneRules = ({ phone, country }: Pick<Profile, 'phone' | 'country'>) =>
  object({
    phone: text()
      .required()
      .phone()
      .when('country', {
        is: (chosen: CountryCode) => COUNTRIES[chosen].dialCode === COUNTRIES[country].dialCode,
        then: (rule) => rule.notOneOf([phone || null], 'Это ваш нынешний номер'),
      }),
    country: string().oneOf(COUNTRY_CODES).default('ru'),
  })

export const newEmailRules = (present: string | null) =>
  object({
    email: text().required().email(fakeEmailDomain).notOneOf([present], 'Это ваш нынешний адрес'),
  })

/** Passwords are not trimmed: their spaces and dashes are part of them. */
export const newPasswordRules = object({
  password: string().required().default(''),
  newPassword: newPassword().when('password', {
    // Two empty fields are equal too, but then the message is that they are required.
    is: '',
    otherwise: (rule) => rule.notOneOf([ref('password')], 'Новый пароль совпадает с нынешним'),
  }),
})
