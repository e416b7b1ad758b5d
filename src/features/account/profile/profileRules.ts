import { object, ref, string, type InferType } from 'yup'
import { dateFieldText, parseDate } from '../../../domain/parseDate'
import { COUNTRY_CODES } from '../../../domain/phone'
import { text } from '../../../forms/rules'
import { fakeEmailDomain } from '../../../host/config'
import { draftOf, type Gender, type Profile, type ProfileDraft } from '../../../data/profile/profile'

/** The fields of 'Личные данные', by the names under which the server has something against them. */
export const personalRules = (today: string) =>
  object({
    name: text().required(),
    lastName: text().required(),
    secondName: text(),
    birthday: text().date().notBefore('1900-01-01').notAfter(today),
    gender: string<Gender | ''>().oneOf(['', 'female', 'male']).default(''),
    /** Only a city that the shop knows has an id. */
    fiasId: object({ id: string().nullable().default(null), label: text() }).requiredCustom(
      ({ id, label }) => label === '' || id !== null,
      'Выберите город из списка',
    ),
  })

type Personal = InferType<ReturnType<typeof personalRules>>

export const typedPersonal = (profile: Profile): Personal => ({
  name: profile.name,
  lastName: profile.lastName,
  secondName: profile.secondName ?? '',
  birthday: dateFieldText(profile.birthday),
  gender: profile.gender ?? '',
  fiasId: { id: profile.residence?.fiasId ?? null, label: profile.residence?.name ?? '' },
})

/** The record as it was read, with the typed values on top. */
export const personalDraft = (typed: Personal, profile: Profile): ProfileDraft => ({
  ...draftOf(profile),
  name: typed.name,
  lastName: typed.lastName,
  secondName: typed.secondName || null,
  birthday: parseDate(typed.birthday) ?? null,
  gender: typed.gender || null,
  fiasId: typed.fiasId.id,
})

export const newPhoneRules = (present: string) =>
  object({
    phone: text().required().phone().notOneOf([present], 'Это ваш нынешний номер'),
    country: string().oneOf(COUNTRY_CODES).default('ru'),
  })

export const codeRules = object({ code: text().required() })

export const newEmailRules = (present: string | null) =>
  object({
    email: text().required().email(fakeEmailDomain).notOneOf([present], 'Это ваш нынешний адрес'),
  })

export const MIN_PASSWORD = 8

/** Passwords stay as they were typed: their spaces and dashes are their own. */
export const newPasswordRules = object({
  password: string().required().default(''),
  newPassword: string()
    .required()
    .minLength(MIN_PASSWORD)
    .notOneOf([ref('password')], 'Новый пароль совпадает с нынешним')
    .default(''),
})
