import css from '../../../../src/features/vision/appointments/appointments.css'
import { AppointmentsList } from '#features/vision/appointments/AppointmentsList'
import { FormStyles } from '#forms/FormStyles'
import { StyleSheet } from '#ui/StyleSheet'
import { drawPage } from '../drawPage'

export default drawPage(() => (
  <div className="booking">
    <StyleSheet href={css} />
    <FormStyles />
    <AppointmentsList done="" onDone={() => undefined} />
  </div>
))
