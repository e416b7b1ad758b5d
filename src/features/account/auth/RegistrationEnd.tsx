import { CheckboxField } from '#forms/fields/CheckboxField'
import { SubmitButton } from '#forms/SubmitButton'
import { PolicyLabel } from './PolicyLabel'
import { StepButton } from './StepButton'

/**
 * Renders the consents and the buttons at the end of every registration form. 'Назад' returns to the code
 * step with this goal.
 */
export const RegistrationEnd = ({ goal }: { goal: 'login' | 'register' }) => (
  <>
    <div>
      <CheckboxField name="confirmPolicy" label={<PolicyLabel />} />
      <CheckboxField name="isAgreeMailings" label="Хочу получать рассылку клуба" optional />
    </div>
    <div className="dialog__actions">
      <SubmitButton>Зарегистрироваться</SubmitButton>
      <StepButton to={{ name: 'code', goal }}>Назад</StepButton>
    </div>
  </>
)
