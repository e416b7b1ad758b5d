import type { FormikValues } from 'formik'
import { toApiError } from '#domain/ApiError'
import { lookup } from '#domain/lookup'
import type { Refusal } from '#forms/lib/serverErrors'

/** The fields of the form that the server's are chosen by. */
const FIELD_OF: Record<string, string> = {
  name: 'name',
  phone: 'phone',
  country: 'phone',
  deliveryDate: 'date',
  timeFrom: 'interval',
  timeTo: 'interval',
  paymentType: 'payment',
  comment: 'comment',
}

/** What the server has against single fields stands beside them; the rest is told by the group. */
export function refusedFields(
  error: unknown,
  sent: FormikValues,
  isDrawn: (name: string) => boolean,
): Refusal {
  const known = toApiError(error)
  const fields: Record<string, string> = {}
  const homeless: string[] = []
  for (const [name, message] of known.kind === 'invalid' ? Object.entries(known.fields) : []) {
    const field = lookup(FIELD_OF, name)
    if (field !== undefined && isDrawn(field)) fields[field] = message
    else homeless.push(message)
  }
  const isTold = Object.keys(fields).length > 0
  return { sent, fields, summary: isTold ? homeless.join(', ') || undefined : known.message }
}
