import type { ApiError, ServerError } from '../domain/ApiError'
import { lookup } from '../domain/lookup'

/**
 * Codes of contract 6.1 that are handled separately. For all others the customer sees the server's message.
 */
export const SESSION_EXPIRED = 8001
export const RESTRICTED = 9001
export const TOKEN_EXPIRED = 5011

const WRONG_CODE = 'Неправильно введен код'

/** Texts of contract 6.1 that replace the server's, by code or by message. */
const texts: Record<string, string> = {
  8: 'Вы превысили максимальное количество отправленных SMS',
  wrong_code: WRONG_CODE,
}

/** Returns the text for a message about a field: a field has no code. */
export const fieldText = (message: string): string => (message === 'wrong_code' ? WRONG_CODE : message)

export const hasCode = (errors: ServerError[], code: number) =>
  errors.some((error) => Number(error.code) === code)

/** Joins the messages of an error list with ', ' (contract 6.1). */
export function messageOf(errors: ServerError[]): string {
  return errors
    .map(({ code, message }) => lookup(texts, code) ?? lookup(texts, message) ?? message)
    .filter((text) => text !== '')
    .join(', ')
}

/** The kind of error by HTTP status, if no code in the envelope decides it. */
export const kindOfStatus: Partial<Record<number, Extract<ApiError['kind'], 'forbidden' | 'notFound'>>> = {
  403: 'forbidden',
  404: 'notFound',
}
