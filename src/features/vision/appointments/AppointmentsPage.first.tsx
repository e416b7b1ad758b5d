import { FormStyles } from '#forms/FormStyles'
import { StyleSheet } from '#ui/StyleSheet'
import css from './appointments.css'
import { AppointmentsList } from './AppointmentsList'
import type * as page from './AppointmentsPage'

/** The list alone: who makes an appointment does it in another view of the section. */
export const AppointmentsPage: typeof page.AppointmentsPage = () => (
  <div className="booking">
    <StyleSheet href={css} />
    <FormStyles />
    <AppointmentsList done="" onDone={() => undefined} />
  </div>
)
