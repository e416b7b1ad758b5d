import type { FormCase } from './FormCase'
import { login } from './login'
import { orderForms } from './orders'
import { profileForms } from './profile'
import { shopForms } from './shop'
import { specialistForms } from './specialist'

/** Every form that is tested in the browser, by what it sends. */
export const formCases: Record<string, FormCase> = {
  ...login,
  ...profileForms,
  ...orderForms,
  ...shopForms,
  ...specialistForms,
}
