import { CheckboxField } from '../../forms/CheckboxField'
import { policyUrl } from '../../page/config'
import { Anchor } from '../../ui/Anchor'

/** An unticked policy is the server's to refuse, as in the activation (DECISIONS 4). */
export function ConsentFields() {
  return (
    <div>
      <CheckboxField
        name="confirm_policy"
        label={
          <>
            Согласен с{' '}
            <Anchor href={policyUrl()} newTab>
              политикой обработки персональных данных
            </Anchor>
          </>
        }
      />
      <CheckboxField name="is_agree_mailings" label="Хочу получать рассылку клуба" optional />
    </div>
  )
}
