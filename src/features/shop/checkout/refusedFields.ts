import type { FormikValues } from 'formik'
import { toApiError } from '#domain/ApiError'
import { refusalOf, type Refusal } from '#forms/lib/serverErrors'

/** Maps the server's field names to those of the form. */
const FIELD_OF = {
  name: 'name',
  phone: 'phone',
  country: 'phone',
  deliveryDate: 'date',
  timeFrom: 'interval',
  timeTo: 'interval',
  paymentType: 'payment',
  comment: 'comment',
}

/** Returns the server's validation errors for single fields; the group shows the rest. */
export const refusedFields = (
  error: unknown,
  sent: FormikValues,
  isDrawn: (name: string) => boolean,
): Refusal => refusalOf(toApiError(error), sent, Object.values(FIELD_OF).filter(isDrawn), FIELD_OF)
