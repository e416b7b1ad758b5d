import Ajv, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { Schema } from './contract'

// `binary` is a file of a multipart body: there is nothing to check in its text. Each schema meets few values, so that
// compiling it with less care is quicker.
const options = {
  strict: false,
  allErrors: true,
  formats: { binary: true },
  code: { optimize: false },
} as const
const exact = addFormats(new Ajv(options))
const fromTexts = addFormats(new Ajv({ ...options, coerceTypes: true }))

const compiled = new Map<Schema, ValidateFunction>()

/** What breaks the schema, in words; empty when nothing does. A multipart body knows only texts. */
export function faultsOf(schema: Schema, value: unknown, isMultipart = false): string {
  const ajv = isMultipart ? fromTexts : exact
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: '' })
}
