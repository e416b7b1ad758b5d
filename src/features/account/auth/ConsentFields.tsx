import { CheckboxField } from '../../../forms/CheckboxField'
import { policyUrl } from '../../../host/config'
import { Anchor } from '../../../ui/Anchor'

/** An unticked policy is the server's to refuse, as in the activation (contract 8.5). */
export function ConsentFields() {
  return (
    <div>
      <CheckboxField
        name="confirmPolicy"
        label={
          <>
            Согласен с{' '}
            <Anchor href={policyUrl()} newTab inLabel>
              политикой обработки персональных данных
            </Anchor>
          </>
        }
      />
      <CheckboxField name="isAgreeMailings" label="Хочу получать рассылку клуба" optional />
    </div>
  )
}
