import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
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

function validatorOf(schema: Schema, ajv: Ajv): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate
}

/** Returns how a value breaks the schema, in words; '' if it does not. In a multipart body every value is a text. */
export function faultsOf(schema: Schema, value: unknown, isMultipart = false): string {
  const ajv = isMultipart ? fromTexts : exact
  const validate = validatorOf(schema, ajv)
  return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: '' })
}

/** Returns the errors of a value against its schema. */
export function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
  const validate = validatorOf(schema, exact)
  return validate(value) ? [] : (validate.errors ?? [])
}
