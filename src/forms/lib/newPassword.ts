import { string } from 'yup'

/** Minimum length of a new password; an old one may be shorter. */
export const MIN_PASSWORD = 8

/** Rule for a new password. It is not normalised: spaces and dashes belong to it. */
export const newPassword = () => string().required().minLength(MIN_PASSWORD).default('')
