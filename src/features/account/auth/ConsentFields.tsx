import { CheckboxField } from '#forms/fields/CheckboxField'
import { PolicyLabel } from './PolicyLabel'

/** Asks for the consents of both registrations. */
export const ConsentFields = () => (
  <div>
    <CheckboxField name="confirmPolicy" label={<PolicyLabel />} />
    <CheckboxField name="isAgreeMailings" label="Хочу получать рассылку клуба" optional />
  </div>
)
