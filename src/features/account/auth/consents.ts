import { boolean } from 'yup'

/** The consents of registration and activation (contract 8.5). */
export const consents = { confirmPolicy: boolean().default(false), isAgreeMailings: boolean().default(false) }
