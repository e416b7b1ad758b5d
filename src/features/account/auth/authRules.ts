import { object, string } from 'yup'
import type { IsoDate } from '#domain/dates/dates'
import { COUNTRY_CODES } from '#domain/phone'
import { newPassword } from '#forms/lib/newPassword'
import { text } from '#forms/lib/rules'
import { fakeEmailDomain } from '#host/page/config'
import type { CodeMethod } from '#data/auth/authApi'
import { consents } from './consents'

const phone = { phone: text().required().phone(), country: string().oneOf(COUNTRY_CODES).default('ru') }
const code = text().required()
const email = text().required().email(fakeEmailDomain)
// The password is not trimmed: spaces and dashes belong to it.
const password = string().required().default('')

/** The validation rules of the steps. The fields have the names that the server uses in its validation errors. */
export const phoneRules = object({
  ...phone,
  method: string<CodeMethod>().oneOf(['sms', 'call']).default('sms'),
})
export const codeRules = object({ code })
export const emailRules = object({ email, password })
export const remindRules = object({ email })
export const newPasswordRules = object({ code, password: newPassword() })
export const shortRules = object({ name: text().required(), ...consents })
export const memberRules = (today: IsoDate) =>
  object({
    name: text().required(),
    lastName: text().required(),
    birthday: text().required().date().notBefore('1900-01-01').notAfter(today),
    email,
    password: newPassword(),
    ...consents,
  })
