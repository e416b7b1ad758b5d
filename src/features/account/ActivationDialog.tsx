import { boolean, object } from 'yup'
import { CheckboxField } from '../../forms/CheckboxField'
import { Form } from '../../forms/Form'
import { SubmitButton } from '../../forms/SubmitButton'
import { reloadPage } from '../../page/address'
import { policyUrl } from '../../page/config'
import { emit } from '../../page/events'
import { Anchor } from '../../ui/Anchor'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useActivateMutation } from './activationApi'

const consent = object({
  confirm_policy: boolean().default(false),
  is_agree_mailings: boolean().default(false),
})

/** Joining the loyalty programme (SPEC 4, 5). An unticked policy is the server's to refuse. */
export function ActivationDialog({ onClosed }: { onClosed: () => void }) {
  const [activate] = useActivateMutation()
  const onSubmit = async ({
    confirm_policy,
    is_agree_mailings,
  }: {
    confirm_policy: boolean
    is_agree_mailings: boolean
  }) => {
    await activate({ hasAgreed: confirm_policy, wantsMailings: is_agree_mailings }).unwrap()
    emit('activated')
    onClosed()
    reloadPage()
  }
  return (
    <Dialog title="Активация программы лояльности" onClosed={onClosed}>
      <Form schema={consent} initial={consent.getDefault()} onSubmit={onSubmit}>
        <div>
          <CheckboxField name="confirm_policy" label={<PolicyLabel />} />
          <CheckboxField name="is_agree_mailings" label="Хочу получать рассылку клуба" />
        </div>
        <div className="dialog__actions">
          <SubmitButton>Активировать</SubmitButton>
          <Button variant="quiet" onClick={onClosed}>
            Отмена
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function PolicyLabel() {
  return (
    <>
      Согласен с{' '}
      <Anchor href={policyUrl()} newTab>
        политикой обработки персональных данных
      </Anchor>{' '}
      и правилами клуба
    </>
  )
}
