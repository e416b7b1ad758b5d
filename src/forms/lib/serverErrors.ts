import { getIn, setIn, type FormikValues } from 'formik'
import { hasServerError, type ApiError } from '../../domain/ApiError'
import { fieldOf } from '../../domain/fieldOf'
import { lookup } from '../../domain/lookup'
import type { Errors } from './validate'

/** The server's messages about the values sent to it. */
export interface Refusal {
  sent: FormikValues
  /** Messages by field. */
  fields: Record<string, string>
  /** Messages about fields that the form does not show. */
  summary: string | undefined
}

/**
 * Sorts the messages of a failed call by field; those about fields that are not rendered go to the summary.
 * @param drawn the names of the rendered fields
 * @param renamed maps the server's field names to those of the form
 */
export function refusalOf(
  error: ApiError,
  sent: FormikValues,
  drawn: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): Refusal {
  // The server names no field for this error, but only the code can be meant.
  if (hasServerError(error, 'wrong_code') && drawn.includes('code'))
    return { sent, fields: { code: error.message }, summary: undefined }
  const named = error.kind === 'invalid' ? Object.entries(error.fields) : []
  if (named.length === 0) return { sent, fields: {}, summary: error.message }
  const names = [...Object.keys(renamed), ...drawn]
  const fields: Record<string, string> = {}
  const homeless: string[] = []
  for (const [said, message] of named) {
    const found = fieldOf(said, names)
    const name = found === undefined ? undefined : (lookup(renamed, found) ?? found)
    if (name === undefined || !drawn.includes(name)) homeless.push(message)
    else fields[name] = name in fields ? `${fields[name]}, ${message}` : message
  }
  return { sent, fields, summary: homeless.join(', ') || undefined }
}

/** Returns the names of the rendered fields of a form. */
export const drawnIn = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].map((field) => field.getAttribute('name') ?? '').filter(Boolean)

/** Tells whether a field was changed after the submission: it does not show a message about the value sent. */
export const isChangedSince = (sent: FormikValues, typed: FormikValues, name: string): boolean =>
  getIn(sent, name) !== getIn(typed, name)

/**
 * Tells whether the customer has gone on typing. Then the focus stays, because the next letters would go to
 * another field.
 */
export const isTypingOn = (form: HTMLElement, sent: FormikValues, typed: FormikValues): boolean =>
  isChangedSince(sent, typed, form.querySelector(':focus')?.getAttribute('name') ?? '')

const isDrawn = (form: HTMLFormElement | null, name: string) => Boolean(form?.elements.namedItem(name))

/** Returns the messages of the form's own rules whose field, or a field that contains it, is not rendered. */
export function unshown(errors: unknown, form: HTMLFormElement | null, paths: string[] = []): string[] {
  if (paths.some((path) => isDrawn(form, path))) return []
  if (typeof errors === 'string') return [errors]
  if (typeof errors !== 'object' || errors === null) return []
  const below = (key: string) =>
    paths.length === 0 ? [key] : paths.flatMap((path) => [`${path}.${key}`, `${path}[${key}]`])
  return Object.entries(errors).flatMap(([key, inner]) => unshown(inner, form, below(key)))
}

/** Merges the form's own errors and the server's, which stay until their field is changed. */
export function withRefused(errors: Errors, refusal: Refusal | undefined, values: FormikValues): Errors {
  if (refusal === undefined) return errors
  const standing = Object.entries(refusal.fields).filter(
    ([name]) => !isChangedSince(refusal.sent, values, name) && getIn(errors, name) === undefined,
  )
  return standing.reduce<Errors>((all, [name, message]) => setIn(all, name, message) as Errors, errors)
}

/** Focuses the first invalid field, otherwise the summary; does nothing without errors. */
export function focusFirstProblem(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const problem = field ?? form.querySelector<HTMLElement>('[data-summary]')
  problem?.focus()
}
