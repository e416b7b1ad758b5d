import { CheckboxField } from '#forms/fields/CheckboxField'
import { PolicyLabel } from './PolicyLabel'

/** Of both registrations. */
export const ConsentFields = () => (
  <div>
    <CheckboxField name="confirmPolicy" label={<PolicyLabel />} />
    <CheckboxField name="isAgreeMailings" label="Хочу получать рассылку клуба" optional />
  </div>
)
