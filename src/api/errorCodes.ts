import type { ApiError, ServerError } from '../domain/ApiError'
import { lookup } from '../domain/lookup'

/** Codes of contract 6.1 with a meaning of their own. For all others the customer sees the server's words. */
export const SESSION_EXPIRED = 8001
export const RESTRICTED = 9001
export const TOKEN_EXPIRED = 5011

/** Texts that contract 6.1 sets in place of the server's, by code or by message. */
const texts: Record<string, string> = {
  8: 'Вы превысили максимальное количество отправленных SMS',
  wrong_code: 'Неправильно введен код',
}

export const hasCode = (errors: ServerError[], code: number) =>
  errors.some((error) => Number(error.code) === code)

/** The messages of an error list as one line, joined by ', ' (contract 6.1). */
export function messageOf(errors: ServerError[]): string {
  return errors
    .map(({ code, message }) => lookup(texts, code) ?? lookup(texts, message) ?? message)
    .filter((text) => text !== '')
    .join(', ')
}

/** The kinds that an HTTP status decides when no code in the envelope does. */
export const kindOfStatus: Partial<Record<number, Extract<ApiError['kind'], 'forbidden' | 'notFound'>>> = {
  403: 'forbidden',
  404: 'notFound',
}
