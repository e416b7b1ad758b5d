import { string } from 'yup'

/** Least length of a new password; an old one may be shorter. */
export const MIN_PASSWORD = 8

/** Rule of a new password. It stays as typed: spaces and dashes belong to it. */
export const newPassword = () => string().required().minLength(MIN_PASSWORD).default('')
