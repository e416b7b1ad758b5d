import type { FormikValues } from 'formik'
import { toApiError } from '#domain/ApiError'
import { refusalOf, type Refusal } from '#forms/lib/serverErrors'

/** The fields of the form that the server's are chosen by. */
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

/** What the server has against single fields stands beside them; the rest is told by the group. */
export const refusedFields = (
  error: unknown,
  sent: FormikValues,
  isDrawn: (name: string) => boolean,
): Refusal => refusalOf(toApiError(error), sent, Object.values(FIELD_OF).filter(isDrawn), FIELD_OF)
