import { string } from 'yup'

/** How long a password has to be that is chosen now; an old one may be shorter. */
export const MIN_PASSWORD = 8

/** A password that is chosen. It stays as it was typed: its spaces and dashes are its own. */
export const newPassword = () => string().required().minLength(MIN_PASSWORD).default('')
